import type { Language } from '@portal/contract/languages/languages.ts';

/** What stands at the end of each page. */
export interface Footer {
  /** Also in the PDF metadata. */
  readonly title: string;
  /** A text with `{{page}}` and `{{pages}}`. */
  readonly pageLabel: string;
}

/** What every printed document has. */
export interface PrintedFacts extends Footer {
  readonly language: Language;
  /** Says what a box stands for. Printed at the end of a document that has characters which no typeface has. */
  readonly boxNote: string;
  /** Instant in the PDF metadata. It is fixed so that the same content gives the same file. */
  readonly datedAt: string;
}
