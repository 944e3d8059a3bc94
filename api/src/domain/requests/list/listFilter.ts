import type { WorkView } from '@portal/contract/requests/catalogs/workViews.ts';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { SOON_DAYS } from '@portal/contract/requests/rules/attention.ts';
import type { listSorts, RequestFilter } from '@portal/contract/requests/schemas/requestList.ts';
import { type SearchWord, listSearchWords } from './searchWords.ts';
import { groupKey } from './workListRow.ts';

/** Dates, YYYY-MM-DD, inclusive; null means no limit on that side. */
export interface DayBounds {
  readonly from: string | null;
  readonly to: string | null;
}

const UNBOUNDED: DayBounds = { from: null, to: null };

/** What a list is sorted by, then by request ID. */
export interface ListSort {
  readonly sortBy: (typeof listSorts)[number];
  readonly sortOrder: 'asc' | 'desc';
}

export const NEWEST_FIRST: ListSort = { sortBy: 'submittedAt', sortOrder: 'desc' };

/** The property of a row that a list is sorted by. Its value is the cursor of the row. */
export function sortField({ sortBy }: Pick<ListSort, 'sortBy'>): 'sortKey' | 'dueKey' {
  return sortBy === 'dueDate' ? 'dueKey' : 'sortKey';
}

/** A cursor before every row of a list. */
export function startCursor({ sortOrder }: Pick<ListSort, 'sortOrder'>): string {
  return sortOrder === 'desc' ? '~' : ' ';
}

export function reversed({ sortBy, sortOrder }: ListSort): ListSort {
  return { sortBy, sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' };
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
  /** Groups that a row of the work list must belong to (`groupKey`). */
  readonly groups: readonly string[];
}

export const NO_FILTER: ListFilter = {
  status: null,
  requestType: null,
  words: [],
  submitted: UNBOUNDED,
  due: UNBOUNDED,
  subpoenaReceived: UNBOUNDED,
  assignee: null,
  groups: [],
};

/**
 * The filter of a list query. `statuses` are those that a search word can name. `staffId` is the user id of a staff
 * reader, or null for a client, whose list has no assignees, groups and views. `today`: the day of the facility.
 */
export function listFilter(
  query: RequestFilter,
  statuses: readonly StatusDefinition[],
  staffId: string | null,
  today: string,
): ListFilter {
  const filter = ownListFilter(query, statuses);
  if (staffId === null) return filter;
  const { review, unpaid, hasUpdate, facility } = query;
  const views = [query.view, query.dueState || undefined].map((view) =>
    viewFilter(view ?? 'all', staffId, today),
  );
  return {
    ...filter,
    due: views.map(({ due }) => due).reduce(overlap, filter.due),
    assignee: assigneeOf(query.assignee, staffId),
    groups: [
      ...new Set([
        ...views.flatMap(({ groups }) => groups),
        ...(review ? [groupKey.review(review)] : []),
        ...(unpaid ? [groupKey.unpaid] : []),
        ...(hasUpdate ? [groupKey.hasUpdate] : []),
        ...(facility ? [groupKey.facility(facility)] : []),
      ]),
    ],
  };
}

/** The rows of a view, as far as it limits them. */
export function viewFilter(
  view: WorkView,
  staffId: string,
  today: string,
): Pick<ListFilter, 'due' | 'groups'> {
  switch (view) {
    case 'all':
      return { due: UNBOUNDED, groups: [] };
    case 'overdue':
      return { due: { from: null, to: addDays(today, -1) }, groups: [groupKey.open] };
    case 'due_soon':
      return { due: { from: today, to: addDays(today, SOON_DAYS) }, groups: [groupKey.open] };
    case 'mine':
      return { due: UNBOUNDED, groups: [groupKey.assigned(staffId)] };
    case 'my_messages':
      return { due: UNBOUNDED, groups: [groupKey.assignedMessages(staffId)] };
    case 'unassigned':
    case 'needs_review':
    case 'waiting':
    case 'no_answer':
    case 'undelivered':
    case 'not_completed':
    case 'to_check':
    case 'returned':
    case 'messages':
    case 'on_hold':
    case 'unpaid':
      return { due: UNBOUNDED, groups: [view] };
  }
}

/** The days that are in both ranges. */
function overlap(one: DayBounds, other: DayBounds): DayBounds {
  const latest = [one.from, other.from].filter((day) => day !== null).toSorted();
  const earliest = [one.to, other.to].filter((day) => day !== null).toSorted();
  return { from: latest.at(-1) ?? null, to: earliest[0] ?? null };
}

function ownListFilter(query: RequestFilter, statuses: readonly StatusDefinition[]): ListFilter {
  const { status, requestType } = query;
  return {
    ...NO_FILTER,
    status: !status || status === 'all' ? null : status,
    requestType: typeof requestType === 'number' ? requestType : null,
    words: listSearchWords(query.search ?? '', statuses),
    submitted: range(query.submittedDateFrom, query.submittedDateTo),
    due: range(query.dueDateFrom, query.dueDateTo),
    subpoenaReceived: range(query.subpoenaReceivedDateFrom, query.subpoenaReceivedDateTo),
  };
}

function assigneeOf(assignee: string | undefined, staffId: string): string | null {
  if (!assignee || assignee === 'all') return null;
  return assignee === 'mine' ? staffId : assignee;
}

function range(from: string | undefined, to: string | undefined): DayBounds {
  return { from: from || null, to: to || null };
}

/** Whether a filter limits nothing but status, request type and submission date, which the counters of the months cover. */
export function isCoveredByMonths(filter: ListFilter): boolean {
  const { words, assignee, groups, due, subpoenaReceived } = filter;
  return (
    words.length === 0 &&
    assignee === null &&
    groups.length === 0 &&
    isUnbounded(due) &&
    isUnbounded(subpoenaReceived)
  );
}

/** Whether a filter covered by the months limits nothing at all. */
export function isEmptyFilter(filter: ListFilter): boolean {
  const { status, requestType, submitted } = filter;
  return isCoveredByMonths(filter) && status === null && requestType === null && isUnbounded(submitted);
}

export function isUnbounded({ from, to }: DayBounds): boolean {
  return from === null && to === null;
}
