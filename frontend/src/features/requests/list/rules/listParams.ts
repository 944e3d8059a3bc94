import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
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

/** The filters of the list; empty strings are inactive. Dates are YYYY-MM-DD; the type is its ID; the assignee is `mine`, `unassigned` or a user ID. */
export type Filters = Readonly<Record<(typeof filterFields)[number], string>>;

/** The shown part of the list. It is stored in the URL, so that links and reloads show the same. */
export interface ListParams {
  readonly page: number;
  readonly limit: number;
  readonly filters: Filters;
}

const MAX_SEARCH_LENGTH = 100;
const MAX_STATUS_LENGTH = 60;
const ASSIGNEE = /^(?:mine|unassigned|usr_[\w-]{20,40})$/;
const MAX_PAGE = 100_000;

/** Reads the list parameters of a URL. Ignores invalid values. */
export function readListParams(params: URLSearchParams): ListParams {
  const read = (field: string) => params.get(field)?.trim() ?? '';
  const day = (field: DateField) => (isCalendarDay(read(field)) ? read(field) : '');
  const status = read('status').slice(0, MAX_STATUS_LENGTH);
  const isType = requestTypes.some(({ id }) => String(id) === read('requestType'));
  const limit = Number(read('limit'));
  return {
    page: /^\d+$/.test(read('page')) ? Math.min(Math.max(Number(read('page')), 1), MAX_PAGE) : 1,
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

/** Returns the parameters with changed filters, on the first page. */
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

/** Returns the parameters with another page size, on the first page. */
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
