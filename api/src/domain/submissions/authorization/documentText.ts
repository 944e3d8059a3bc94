import type { UnreadableReason } from '@portal/contract/submissions/schemas/authorizationCheck.ts';

/** Texts of a row that stand together. Positions in points from the left edge of the page. */
export interface TextCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Whether someone filled it in for sure: a form field, a note on the page, or text over a blank. */
  readonly isEntered: boolean;
  /** The name and the tooltip of the form field whose value it is. */
  readonly fieldNames?: readonly string[];
}

/** A row of a page, its cells from left to right. A wide gap separates them. */
export interface TextRow {
  readonly page: number;
  /** Points from the bottom of the page. */
  readonly y: number;
  readonly cells: readonly TextCell[];
  /** Whether a program recognized the text in the picture of the page, and put it behind the picture. */
  readonly isRecognized: boolean;
}

/** A filled text field of a form. */
export interface FilledField {
  /** Its name and its tooltip. Authors of forms use either to say what it is for. */
  readonly names: readonly string[];
  readonly value: string;
}

/** A digital signature. It is not verified. */
export interface DigitalSignature {
  /** The name and the tooltip of its field. */
  readonly names: readonly string[];
  /** Whose signature it says it is; null if it does not say. */
  readonly signerName: string | null;
  /** The signing day, YYYY-MM-DD; null if it has none. */
  readonly day: string | null;
  /** Where it is seen on a page; null for one that only seals the document. */
  readonly place: { readonly page: number; readonly x: number; readonly y: number } | null;
}

/** What was read from a PDF. */
export interface DocumentText {
  /** The rows of the pages that were read, from top to bottom, with the values of form fields where they are shown. */
  readonly rows: readonly TextRow[];
  readonly fields: readonly FilledField[];
  readonly digitalSignatures: readonly DigitalSignature[];
  /** Whether something was drawn or stamped on a page. Its content is not readable. */
  readonly hasDrawings: boolean;
  readonly pages: number;
  /** Pages that were read, from the first one. */
  readonly pagesRead: number;
  /** Pages that were read and have text. Others are blank, or pictures. */
  readonly pagesWithText: number;
  /** Pages that were read and are pictures with recognized text. */
  readonly pagesRecognized: number;
}

export type DocumentReading =
  | { readonly kind: 'text'; readonly text: DocumentText }
  | {
      readonly kind: 'unreadable';
      readonly reason: UnreadableReason;
      /** Whether it is a form in Adobe's dynamic XFA format, whose page only says that another program is needed. */
      readonly isDynamicForm?: boolean;
      /** Of a document without text that is no such form. */
      readonly pages?: number;
    };

/** The text of a row. */
export function rowText({ cells }: TextRow): string {
  return cells.map(({ text }) => text).join(' ');
}

/** Whether one of the names of a field says that it is for this, and none that it is for something else. */
export function isFieldFor({ names }: FilledField, wanted: RegExp, other: RegExp): boolean {
  return names.some((name) => wanted.test(name)) && !names.some((name) => other.test(name));
}

/** Whether two cells share a part of their width, with a tolerance in points. */
export function isInColumn(cell: TextCell, column: TextCell, tolerance = 10): boolean {
  return cell.x < column.right + tolerance && cell.right > column.x - tolerance;
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
