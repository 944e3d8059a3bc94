import type { UnreadableReason } from '@portal/contract/submissions/schemas/authorizationCheck.ts';

/** What was read from a PDF. */
export interface DocumentText {
  /** The lines of the pages that were read, from top to bottom, with the values of form fields where they are shown. */
  readonly lines: readonly string[];
  /** The filled text fields of the form. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
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
