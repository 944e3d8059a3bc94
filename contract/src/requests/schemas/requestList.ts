import * as z from 'zod/mini';
import { isCalendarDay } from '../../fields/dates.ts';
import { assignee } from './assignee.ts';
import { instant, numberInQuery } from '../../fields/fields.ts';
import { requestTypeField } from './requestDetails.ts';
import { nextStep } from './nextStep.ts';
import { requestRow } from './requestRow.ts';

export const pageSizes = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Maximum count of a filtered list that no counter covers. */
export const MAX_COUNTED = 1000;

const day = z.optional(
  z.string().check(z.refine((value) => value === '' || isCalendarDay(value), 'Please enter a valid date')),
);

/** Filters of the request list. Empty and `all` do not filter. Days are inclusive, YYYY-MM-DD. */
export const requestFilter = {
  status: z.optional(z.string().check(z.maxLength(60))),
  requestType: z.optional(
    z.union([z.literal(''), z.literal('all'), requestTypeField('Please select a request type')]),
  ),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  submittedDateFrom: day,
  submittedDateTo: day,
  dueDateFrom: day,
  dueDateTo: day,
  subpoenaReceivedDateFrom: day,
  subpoenaReceivedDateTo: day,
  /** `mine`, `unassigned` or a user ID. For staff only. */
  assignee: z.optional(z.string().check(z.maxLength(60))),
};

const requestFilterQuery = z.object(requestFilter);

export type RequestFilter = z.output<typeof requestFilterQuery>;

/** The cursor of a row: the instant of submission and the id. */
export const listCursor = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z\|req_[\w-]{20,40}$/, 'The position in the list is not valid'),
  );

export const requestListQuery = z.object({
  page: z._default(numberInQuery(1, 100_000), 1),
  limit: z._default(numberInQuery(1, 50), DEFAULT_PAGE_SIZE),
  /**
   * Returns the rows after or before this cursor, which is fast on every page. `page` is then only the number to
   * display.
   */
  after: z.optional(listCursor),
  before: z.optional(listCursor),
  sortBy: z._default(z.literal('submittedAt'), 'submittedAt'),
  sortOrder: z._default(z.literal('desc'), 'desc'),
  ...requestFilter,
});

export type RequestListQuery = z.output<typeof requestListQuery>;

/** A request as a row of a table. `uploadedFiles` is the number of its files. */
export const requestListItem = z.object({
  ...requestRow,
  submittedAt: instant,
  uploadedFiles: z.int(),
  /** For staff: the assignee; null if unassigned. */
  assignee: z.optional(z.nullable(assignee)),
  /** For clients: what the request waits for. */
  nextStep: z.optional(nextStep),
});

export type RequestListItem = z.output<typeof requestListItem>;

export const requestListPage = z.object({
  requests: z.array(requestListItem),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    /** Capped at 1000, and not exact, if no counter covers the filters. */
    totalCount: z.int(),
    countIsExact: z.boolean(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
    /** The cursors of the first and last row of the page; null if it is empty. */
    first: z.nullable(z.string()),
    last: z.nullable(z.string()),
  }),
});

export type RequestListPage = z.output<typeof requestListPage>;
