import type { StatusDefinition } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { RequestFilter } from '@portal/contract/requests/schemas/requestList.ts';
import { type SearchWord, listSearchWords } from './searchWords.ts';

/** Days, YYYY-MM-DD, both inclusive; null leaves that side open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** What narrows a list of requests; null and nothing narrow nothing. A row must meet all of it. */
export interface ListFilter {
  readonly status: string | null;
  readonly requestType: number | null;
  readonly words: readonly SearchWord[];
  /** Of the submission, in UTC. */
  readonly submitted: DayRange;
  readonly due: DayRange;
  readonly subpoenaReceived: DayRange;
  /** User id of whoever has it, or `unassigned`. */
  readonly assignee: string | null;
}

/**
 * Reads the query of a list. `statuses` are those that a typed word may name; `staffId` is the user id of a reader of the
 * staff, null for a client, who filters by no assignee.
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

function assigneeOf(asked: string | undefined, staffId: string): string | null {
  if (!asked || asked === 'all') return null;
  return asked === 'mine' ? staffId : asked;
}

function range(from: string | undefined, to: string | undefined): DayRange {
  return { from: from || null, to: to || null };
}

export function isOpen({ from, to }: DayRange): boolean {
  return from === null && to === null;
}
