import type { Typefaces } from '../pdf/text/typefaces.ts';
import type { Letter } from '../pdf/letters/letter.ts';
import type { Sheet, SheetRow } from '../pdf/sheet.ts';
import type { PartsPort } from '../workers/parts.ts';
import type { ThreadEntry, ThreadSheet } from '../pdf/thread/threadSheet.ts';

/** What a worker prints: translated texts without functions, because it is copied to the worker. */
export type PrintJob =
  /** `rows` of the sheet come before the parts. */
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'thread'; readonly sheet: ThreadSheet }
  | { readonly kind: 'letter'; readonly letter: Letter }
  /** Finds the letters for which a document would print boxes. */
  | { readonly kind: 'check'; readonly texts: readonly string[] };

/** What a kind of job gets in parts, because copying all of it at once would block the event loop. */
export interface PartsOf {
  readonly sheet: SheetRow;
  readonly thread: ThreadEntry;
  readonly letter: never;
  readonly check: never;
}

interface PrintedPdf {
  readonly kind: 'pdf';
  readonly content: Uint8Array;
}

export interface PrintResults {
  readonly sheet: PrintedPdf;
  readonly thread: PrintedPdf;
  readonly letter: PrintedPdf;
  readonly check: { readonly kind: 'checked'; readonly letters: readonly string[][] };
}

/** The input of the worker. `parts` null: there are none. */
export interface PrintInput {
  readonly job: PrintJob;
  readonly typefaces: Typefaces;
  readonly parts: PartsPort | null;
}
