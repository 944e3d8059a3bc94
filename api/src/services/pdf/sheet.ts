import type { PrintedFacts } from './printedFacts.ts';

/** A row of the table. */
export interface SheetRow {
  readonly title: string;
  /** Shown below the title in small type. */
  readonly notes: readonly string[];
  /** The other three columns, formatted. */
  readonly cells: readonly [string, string, string];
}

/** The content of an invoice or receipt in the reader's language, without layout. */
export interface Sheet extends PrintedFacts {
  readonly heading: string;
  readonly sender: { readonly name: string; readonly address: string };
  /** A highlighted word such as PAID. `open`: this is not a bill to pay. */
  readonly mark: { readonly text: string; readonly tone: 'done' | 'open' } | null;
  readonly billTo: { readonly heading: string; readonly lines: readonly string[] };
  /** Label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly SheetRow[];
  /** The last one is the total. */
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly notes: readonly string[];
}
