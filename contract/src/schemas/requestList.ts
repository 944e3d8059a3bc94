import * as z from 'zod/mini';
import { isCalendarDay } from '../rules/dates.ts';
import { instant, requestId } from './fields.ts';

export const pageSizes = [5, 10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
/** Filtered lists that no counter covers are counted up to this number. */
export const MOST_COUNTED = 1000;

const day = z.optional(
  z.string().check(z.refine((value) => value === '' || isCalendarDay(value), 'Please enter a valid date')),
);

/** What narrows a list of requests; empty and `all` narrow nothing. Days are inclusive, YYYY-MM-DD. */
export const requestFilter = {
  status: z.optional(z.string().check(z.maxLength(60))),
  requestType: z.optional(
    z.union([z.literal(''), z.literal('all'), z.coerce.number().check(z.int(), z.minimum(1), z.maximum(26))]),
  ),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  submittedDateFrom: day,
  submittedDateTo: day,
  dueDateFrom: day,
  dueDateTo: day,
  subpoenaReceivedDateFrom: day,
  subpoenaReceivedDateTo: day,
};

export const requestListQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), DEFAULT_PAGE_SIZE),
  sortBy: z._default(z.literal('submittedAt'), 'submittedAt'),
  sortOrder: z._default(z.literal('desc'), 'desc'),
  ...requestFilter,
});

export type RequestListQuery = z.output<typeof requestListQuery>;

/** A request as a row of a table. `uploadedFiles` is the number of its files. */
export const requestListItem = z.object({
  _id: requestId,
  orderId: z.string(),
  patientName: z.string(),
  /** YYYY-MM-DD. */
  patientDob: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  submittedAt: instant,
  uploadedFiles: z.int(),
});

export type RequestListItem = z.output<typeof requestListItem>;

export const requestList = z.object({
  requests: z.array(requestListItem),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    /** At most 1000 where only counting rows could tell; `countIsExact` says so. */
    totalCount: z.int(),
    countIsExact: z.boolean(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  }),
});

export type RequestList = z.output<typeof requestList>;
