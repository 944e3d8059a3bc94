import * as z from 'zod/mini';
import { noticeRecipients } from '../../notifications/noticeRecipients.ts';
import { reviewStates } from '../../submissions/schemas/submissionReview.ts';
import { workViews } from '../catalogs/workViews.ts';
import { isCalendarDay } from '../../fields/dates.ts';
import { assignee } from './assignee.ts';
import { atMost, DAY_LENGTH, instant, numberInQuery } from '../../fields/fields.ts';
import { requestTypeField } from './requestDetails.ts';
import { nextStep } from './nextStep.ts';
import { requestRow } from './requestRow.ts';

export const pageSizes = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Maximum count of a filtered list that no counter covers. */
export const MAX_COUNTED = 1000;

const day = z.optional(
  z.string().check(
    atMost(DAY_LENGTH, 'Please enter a valid date'),
    z.refine((value) => value === '' || isCalendarDay(value), 'Please enter a valid date'),
  ),
);

/** Filters of the request list. Empty and `all` do not filter. Days are inclusive, YYYY-MM-DD. */
export const requestFilter = {
  /** Key of a status. No request has an unknown one. */
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
  // The following filters are for staff only.
  /** An unknown view is refused. */
  view: z.optional(z.enum(workViews)),
  /** Open requests that are overdue or due soon (`SOON_DAYS`). */
  dueState: z.optional(z.enum(['', 'overdue', 'due_soon'])),
  /** The state of the current review. */
  review: z.optional(z.enum(['', ...reviewStates])),
  /** Requests with an unpaid fee, document or invoice. */
  unpaid: z.optional(z.enum(['', 'true'])),
  /** Requests whose client sent an update that staff have not decided on. */
  hasUpdate: z.optional(z.enum(['', 'true'])),
  /** The name of a facility; uppercase and lowercase are the same. */
  facility: z.optional(z.string().check(z.trim(), z.maxLength(200))),
};

const requestFilterQuery = z.object(requestFilter);

export type RequestFilter = z.output<typeof requestFilterQuery>;

/** What a list is sorted by. Requests with the same due date are sorted by ID. */
export const listSorts = ['submittedAt', 'dueDate'] as const;

export const listSort = {
  sortBy: z._default(z.enum(listSorts), 'submittedAt'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** The cursor of a row: the instant of submission, or the due date (`paused` while the clock is), and the id. */
export const listCursor = z
  .string()
  .check(
    z.regex(
      /^(paused|\d{4}-\d\d-\d\d(T[\d:.]{8,15}Z)?)\|req_[\w-]{20,40}$/,
      'The position in the list is not valid',
    ),
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
  ...listSort,
  ...requestFilter,
});

export type RequestListQuery = z.output<typeof requestListQuery>;

/** A request as a row of a table. `uploadedFiles` is the number of its files. */
export const requestListItem = z.object({
  ...requestRow,
  submittedAt: instant,
  uploadedFiles: z.int(),
  /** For staff: the state of the current review, or `none`. */
  review: z.optional(z.enum([...reviewStates, 'none'])),
  /** For staff: the unpaid amount in US dollars, with documents and invoices that clear. */
  amountOwed: z.optional(z.number()),
  /** For staff: the assignee; null if unassigned. */
  assignee: z.optional(z.nullable(assignee)),
  /** For staff: whom emails about the request do not reach; absent if all are reached. */
  undelivered: z.optional(z.array(z.enum(noticeRecipients))),
  /** For staff: its packet waits for a second check, or was returned by one; absent for other requests. */
  secondCheck: z.optional(z.enum(['waiting', 'returned'])),
  /** For clients: what the request waits for. */
  nextStep: z.optional(nextStep),
  /** Messages of the other side that the caller's side has not read; absent if there are none. */
  unreadMessages: z.optional(z.int()),
});

export type RequestListItem = z.output<typeof requestListItem>;

export const requestListPage = z.object({
  requests: z.array(requestListItem),
  /** For clients: how many of all their requests have messages that they have not read. */
  withNewMessages: z.optional(z.int()),
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
