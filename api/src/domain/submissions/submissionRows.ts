import { listRow, type ListRow } from '../requests/list/listRow.ts';
import type { RequestRoot } from '../requests/root.ts';
import { submissionFacts } from './submissionFacts.ts';

/** A later place of a request in the queue, as a row of its own beside those of the list. */
export interface SubmissionRow extends ListRow {
  readonly entry: number;
}

/**
 * The rows of the places at which a request came into the queue after the first; that one is its row of the list. Those
 * before the last stay as rows that are in the queue no more, so that a late writer cannot bring them back.
 */
export function submissionRows(root: RequestRoot): SubmissionRow[] {
  return (root.review?.entered ?? []).slice(1).map((at, index) => {
    const entry = index + 1;
    const sortKey = `${at}|${root.requestId}`;
    return { ...listRow(root), ...submissionFacts(root, entry), sortKey, entry };
  });
}
