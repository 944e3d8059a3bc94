import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestFilter } from '@portal/contract/requests/schemas/requestList.ts';
import { type SearchWord, listSearchWords } from './searchWords.ts';

/** Dates, YYYY-MM-DD, inclusive; null means no limit on that side. */
export interface DayBounds {
  readonly from: string | null;
  readonly to: string | null;
}

/** The filter of a request list. A row must match every part; null matches every row. */
export interface ListFilter {
  readonly status: string | null;
  readonly requestType: number | null;
  readonly words: readonly SearchWord[];
  /** Submission date in UTC. */
  readonly submitted: DayBounds;
  readonly due: DayBounds;
  readonly subpoenaReceived: DayBounds;
  /** User id of the assignee, or `unassigned`. */
  readonly assignee: string | null;
}

/**
 * The filter of a list query. `statuses` are those that a search word can name. `staffId` is the user id of a staff
 * reader, or null for a client, who cannot filter by assignee.
 */
export function listFilter(
  query: RequestFilter,
  statuses: readonly StatusDefinition[],
  staffId: string | null,
): ListFilter {
  const { status, requestType } = query;
  return {
    status: !status || status === 'all' ? null : status,
    requestType: typeof requestType === 'number' ? requestType : null,
    words: listSearchWords(query.search ?? '', statuses),
    submitted: range(query.submittedDateFrom, query.submittedDateTo),
    due: range(query.dueDateFrom, query.dueDateTo),
    subpoenaReceived: range(query.subpoenaReceivedDateFrom, query.subpoenaReceivedDateTo),
    assignee: staffId === null ? null : assigneeOf(query.assignee, staffId),
  };
}

function assigneeOf(assignee: string | undefined, staffId: string): string | null {
  if (!assignee || assignee === 'all') return null;
  return assignee === 'mine' ? staffId : assignee;
}

function range(from: string | undefined, to: string | undefined): DayBounds {
  return { from: from || null, to: to || null };
}

export function isUnbounded({ from, to }: DayBounds): boolean {
  return from === null && to === null;
}
