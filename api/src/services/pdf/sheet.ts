import type { Language } from '@portal/contract/languages/languages.ts';

/** A line of the table. */
export interface SheetRow {
  readonly title: string;
  /** Set below the title, smaller. */
  readonly notes: readonly string[];
  /** Quantity, unit price and total, as they are read. */
  readonly cells: readonly [string, string, string];
}

/** The content of an invoice or receipt in the reader's language, without layout. */
export interface Sheet {
  readonly language: Language;
  /** What the document is called where it is listed. */
  readonly title: string;
  readonly heading: string;
  /** Who writes, and where they are found. */
  readonly sender: { readonly name: string; readonly address: string };
  /** A word that must not be overlooked; null when there is none. `open` warns of taking the sheet for a bill. */
  readonly mark: { readonly text: string; readonly tone: 'done' | 'open' } | null;
  readonly billTo: { readonly heading: string; readonly lines: readonly string[] };
  /** Label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly SheetRow[];
  /** Label, amount; the last one is what it comes to. */
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly notes: readonly string[];
  /** Set at the foot of each page. */
  readonly pageLabel: (page: number, pages: number) => string;
  /** Instant from which the document dates: the same sheet is the same file whenever it is made. */
  readonly datedAt: string;
}
