import { requestListRow, type RequestListRow } from '../requests/list/requestListRow.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { submissionFacts } from './submissionFacts.ts';

/** The row of a later queue entry of a request. */
export interface SubmissionRow extends RequestListRow {
  readonly entry: number;
}

/**
 * The rows of all queue entries after the first; the list row covers the first. Rows of former entries stay, marked as
 * not in the queue, so that a late writer cannot restore them.
 */
export function submissionRows(request: RequestDocument): SubmissionRow[] {
  return (request.review?.entered ?? []).slice(1).map((at, index) => {
    const entry = index + 1;
    const sortKey = `${at}|${request.requestId}`;
    return { ...requestListRow(request), ...submissionFacts(request, entry), sortKey, entry };
  });
}
