import { requestListRow, type RequestListRow } from '../requests/list/requestListRow.ts';
import type { RequestRoot } from '../requests/root.ts';
import { submissionFacts } from './submissionFacts.ts';

/** The row of a later queue entry of a request. */
export interface SubmissionRow extends RequestListRow {
  readonly entry: number;
}

/**
 * The rows of all queue entries after the first; the list row covers the first. Rows of former entries stay, marked as
 * not in the queue, so that a late writer cannot restore them.
 */
export function submissionRows(root: RequestRoot): SubmissionRow[] {
  return (root.review?.entered ?? []).slice(1).map((at, index) => {
    const entry = index + 1;
    const sortKey = `${at}|${root.requestId}`;
    return { ...requestListRow(root), ...submissionFacts(root, entry), sortKey, entry };
  });
}
