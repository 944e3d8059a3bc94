import { workViews } from '@portal/contract/requests/catalogs/workViews.ts';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import { DEFAULT_PAGE_SIZE, listSorts, pageSizes } from '@portal/contract/requests/schemas/requestList.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { type ListColumn, listColumns } from '@portal/contract/workspace/listColumns.ts';

export const dateFields = [
  'submittedDateFrom',
  'submittedDateTo',
  'dueDateFrom',
  'dueDateTo',
  'subpoenaReceivedDateFrom',
  'subpoenaReceivedDateTo',
] as const;

export type DateField = (typeof dateFields)[number];

/** Filters that only staff have. */
export const moreFields = ['dueState', 'review', 'unpaid', 'hasUpdate', 'facility'] as const;

const filterFields = ['search', 'status', 'requestType', 'assignee', ...dateFields, ...moreFields] as const;

/**
 * The view and the filters of the list; empty strings are inactive, or all requests. Dates are YYYY-MM-DD; the type is its
 * ID; the assignee is `mine`, `unassigned` or a user ID.
 */
export type Filters = Readonly<Record<'view' | (typeof filterFields)[number], string>>;

export interface ListOrder {
  readonly sortBy: (typeof listSorts)[number];
  readonly sortOrder: 'asc' | 'desc';
}

/** The shown part of the list. It is stored in the URL, so that links and reloads show the same. */
export interface ListParams {
  readonly page: number;
  readonly limit: number;
  readonly filters: Filters;
  readonly sort: ListOrder;
  /** The columns of a saved view; null for the person's own. */
  readonly columns: readonly ListColumn[] | null;
  /** ID of the saved view that the parameters started from; null if none. */
  readonly savedFrom: string | null;
}

const MAX_SEARCH_LENGTH = 100;
/** A status may be one that is no longer offered, so only values that no status can have are ignored. */
const STATUS = /^[a-z0-9_]{1,60}$/;
const ASSIGNEE = /^(?:mine|unassigned|usr_[\w-]{20,40})$/;
const MAX_PAGE = 100_000;
const MAX_FACILITY_LENGTH = 200;

/** Reads the list parameters of a URL. Ignores invalid values. */
export function readListParams(params: URLSearchParams): ListParams {
  const read = (field: string) => params.get(field)?.trim() ?? '';
  const day = (field: DateField) => (isCalendarDay(read(field)) ? read(field) : '');
  const status = STATUS.test(read('status')) ? read('status') : '';
  const isType = requestTypes.some(({ id }) => String(id) === read('requestType'));
  const limit = Number(read('limit'));
  const oneOf = (field: string, values: readonly string[]) =>
    values.includes(read(field)) ? read(field) : '';
  const view = oneOf('view', workViews);
  const columns = [...new Set(read('columns').split(','))]
    .map((name) => listColumns.find((column) => column === name))
    .filter((column) => column !== undefined);
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
      view: view === 'all' ? '' : view,
      dueState: oneOf('dueState', ['overdue', 'due_soon']),
      review: oneOf('review', reviewStates),
      unpaid: oneOf('unpaid', ['true']),
      hasUpdate: oneOf('hasUpdate', ['true']),
      facility: read('facility').slice(0, MAX_FACILITY_LENGTH),
    },
    sort: {
      sortBy: listSorts.find((sort) => sort === read('sortBy')) ?? defaultOrder(view).sortBy,
      sortOrder: orderOf(read('sortOrder')) ?? defaultOrder(view).sortOrder,
    },
    columns: columns.length > 0 ? columns : null,
    savedFrom: read('saved') || null,
  };
}

function orderOf(value: string): 'asc' | 'desc' | null {
  return value === 'asc' || value === 'desc' ? value : null;
}

/** Views of work start with what is due first; the list of all requests with the newest. */
export function defaultOrder(view: string): ListOrder {
  return view === '' || view === 'all'
    ? { sortBy: 'submittedAt', sortOrder: 'desc' }
    : { sortBy: 'dueDate', sortOrder: 'asc' };
}

/** The parameters of a client’s list, which has no views, staff filters and other orders. */
export function forClient(params: ListParams): ListParams {
  const noStaffFilters = Object.fromEntries(moreFields.map((field) => [field, '']));
  return {
    ...params,
    filters: { ...params.filters, ...noStaffFilters, view: '' },
    sort: defaultOrder(''),
    columns: null,
    savedFrom: null,
  };
}

/** Returns the parameters with another order, on the first page. */
export function withOrder(params: URLSearchParams, { sortBy, sortOrder }: ListOrder): URLSearchParams {
  const next = withPage(params, 1);
  next.set('sortBy', sortBy);
  next.set('sortOrder', sortOrder);
  return next;
}

export function withColumns(params: URLSearchParams, columns: readonly ListColumn[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('columns', columns.join(','));
  return next;
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

/** Clears the filters and keeps the view. */
export const clearedFilters: Omit<Filters, 'view'> = {
  search: '',
  status: '',
  requestType: '',
  assignee: '',
  ...noDates,
  dueState: '',
  review: '',
  unpaid: '',
  hasUpdate: '',
  facility: '',
};

export const noFilters: Filters = { ...clearedFilters, view: '' };

/** Whether a filter is active. A view is none. */
export function isFiltered(filters: Omit<Filters, 'view'>): boolean {
  return filterFields.some((field) => filters[field] !== '');
}
