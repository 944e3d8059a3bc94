import type { UnreadableReason } from '@portal/contract/submissions/schemas/authorizationCheck.ts';

/** Texts of a row that stand together. Positions in points from the left edge of the page. */
export interface TextCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Whether someone filled it in for sure: a form field, a note on the page, or text over a blank. */
  readonly isEntered: boolean;
}

/** A row of a page, its cells from left to right. A wide gap separates them. */
export interface TextRow {
  readonly page: number;
  /** Points from the bottom of the page. */
  readonly y: number;
  readonly cells: readonly TextCell[];
}

/** A filled text field of a form. */
export interface FilledField {
  /** Its name and its tooltip. Authors of forms use either to say what it is for. */
  readonly names: readonly string[];
  readonly value: string;
}

/** What was read from a PDF. */
export interface DocumentText {
  /** The rows of the pages that were read, from top to bottom, with the values of form fields where they are shown. */
  readonly rows: readonly TextRow[];
  readonly fields: readonly FilledField[];
  /** The signing days of digital signatures, YYYY-MM-DD; null for one without a day. */
  readonly signedOn: readonly (string | null)[];
  /** Whether something was drawn or stamped on a page. Its content is not readable. */
  readonly hasDrawings: boolean;
  readonly pages: number;
  /** Pages that were read, from the first one. */
  readonly pagesRead: number;
  /** Pages that were read and have text or filled fields. Others are blank, or pictures. */
  readonly pagesWithText: number;
}

export type ReadDocument =
  | { readonly kind: 'text'; readonly text: DocumentText }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** The text of a row. */
export function rowText({ cells }: TextRow): string {
  return cells.map(({ text }) => text).join(' ');
}

/** Whether one of the names of a field says that it is for this, and none that it is for something else. */
export function isFieldFor({ names }: FilledField, wanted: RegExp, other: RegExp): boolean {
  return names.some((name) => wanted.test(name)) && !names.some((name) => other.test(name));
}

/** The cells of each row below (`step` 1) or above (-1) a row, on its page, that is at most `max` points away. */
export function rowsNear(
  rows: readonly TextRow[],
  index: number,
  { step, max }: { readonly step: 1 | -1; readonly max: number },
): (readonly TextCell[])[] {
  const { page, y } = rows[index]!;
  const near: (readonly TextCell[])[] = [];
  for (let at = index + step; ; at += step) {
    const row = rows[at];
    if (!row || row.page !== page || Math.abs(row.y - y) > max) return near;
    near.push(row.cells);
  }
}
