import type { ListRow } from '../requests/list/listRow.ts';

/** What rows of the list say since there are the intake queue and retention; those from before say nothing of it. */
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
] as const satisfies readonly (keyof ListRow)[];

export type LaterFacts = Readonly<Partial<Record<(typeof requiredFields)[number], unknown>>>;

/** Whether a stored row says of its request all that one written today would say. */
export function isRowComplete(stored: Readonly<Record<string, unknown>>, row: LaterFacts): boolean {
  return requiredFields.every((name) => stored[name] === row[name]);
}
