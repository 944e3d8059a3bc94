import type { RequestListRow } from '../requests/list/requestListRow.ts';

/**
 * Row fields that were added with the intake queue, retention, the overview and the search by plain words. Older rows
 * lack them.
 */
export const requiredFields = [
  'review',
  'submissionKind',
  'lacksLoa',
  'reviewerId',
  'reviewerName',
  'answeredAt',
  'reviewVersion',
  'eraseFrom',
  'closedAt',
  'isInOverview',
  'termsVersion',
] as const satisfies readonly (keyof RequestListRow)[];

export type AddedRowFields = Readonly<Partial<Record<(typeof requiredFields)[number], unknown>>>;

/** Whether a stored row has the same added fields as a current row of its request. */
export function isRowComplete(stored: Readonly<Record<string, unknown>>, row: AddedRowFields): boolean {
  return requiredFields.every((name) => stored[name] === row[name]);
}
