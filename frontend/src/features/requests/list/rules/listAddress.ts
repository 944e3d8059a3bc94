import { requestTypes } from '@portal/contract/requests/catalogues/requestTypes.ts';
import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import { DEFAULT_PAGE_SIZE, pageSizes } from '@portal/contract/requests/schemas/requestList.ts';

export const dateFields = [
  'submittedDateFrom',
  'submittedDateTo',
  'dueDateFrom',
  'dueDateTo',
  'subpoenaReceivedDateFrom',
  'subpoenaReceivedDateTo',
] as const;

export type DateField = (typeof dateFields)[number];

const filterFields = ['search', 'status', 'requestType', 'assignee', ...dateFields] as const;

/** What narrows the list; empty text narrows nothing. Days are YYYY-MM-DD, the type is its id, the assignee `mine`, `unassigned` or a user id. */
export type Filters = Readonly<Record<(typeof filterFields)[number], string>>;

/** Which part of the list is on the screen. It stands in the address, so that links and reloads show the same. */
export interface ListAddress {
  readonly page: number;
  readonly limit: number;
  readonly filters: Filters;
}

const MAX_SEARCH_LENGTH = 100;
const MAX_STATUS_LENGTH = 60;
const ASSIGNEE = /^(?:mine|unassigned|usr_[\w-]{20,40})$/;
const LAST_PAGE = 100_000;

/** Reads an address; what cannot be understood counts as left out. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const read = (field: string) => params.get(field)?.trim() ?? '';
  const day = (field: DateField) => (isCalendarDay(read(field)) ? read(field) : '');
  const status = read('status').slice(0, MAX_STATUS_LENGTH);
  const isType = requestTypes.some(({ id }) => String(id) === read('requestType'));
  const limit = Number(read('limit'));
  return {
    page: /^\d+$/.test(read('page')) ? Math.min(Math.max(Number(read('page')), 1), LAST_PAGE) : 1,
    limit: pageSizes.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
    filters: {
      search: read('search').slice(0, MAX_SEARCH_LENGTH),
      status: status === 'all' ? '' : status,
      requestType: isType ? read('requestType') : '',
      assignee: ASSIGNEE.test(read('assignee')) ? read('assignee') : '',
      submittedDateFrom: day('submittedDateFrom'),
      submittedDateTo: day('submittedDateTo'),
      dueDateFrom: day('dueDateFrom'),
      dueDateTo: day('dueDateTo'),
      subpoenaReceivedDateFrom: day('subpoenaReceivedDateFrom'),
      subpoenaReceivedDateTo: day('subpoenaReceivedDateTo'),
    },
  };
}

/** The same address with these filters in place of theirs, on the first page. */
export function withFilters(params: URLSearchParams, changed: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [field, value] of Object.entries(changed)) {
    if (value) next.set(field, value);
    else next.delete(field);
  }
  return next;
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** Another page size begins on the first page. */
export function withLimit(params: URLSearchParams, limit: number): URLSearchParams {
  const next = withPage(params, 1);
  if (limit === DEFAULT_PAGE_SIZE) next.delete('limit');
  else next.set('limit', String(limit));
  return next;
}

export const noDates = Object.fromEntries(dateFields.map((field) => [field, ''])) as Record<DateField, ''>;

export const noFilters: Filters = {
  search: '',
  status: '',
  requestType: '',
  assignee: '',
  ...noDates,
};

export function isFiltered(filters: Filters): boolean {
  return filterFields.some((field) => filters[field] !== '');
}
