import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { listCursor, requestFilter } from '../schemas/requestList.ts';

/** A part of an export follows the place that the part before it ended with. */
const requestExportQuery = z.object({ ...requestFilter, after: z.optional(listCursor) });

const requestExport = z.object({
  /** Whole rows, RFC 4180; the first part begins with a byte order mark and the names of the columns. */
  csv: z.string(),
  rows: z.int(),
  /** The place after which the next part follows; null at the end. */
  next: z.nullable(z.string()),
  /** With the first part: how many rows there are in all; at most 1000 where only counting rows could tell. */
  total: z.nullable(z.object({ totalCount: z.int(), isExact: z.boolean() })),
});

export const exportClientRequests = operation({
  function: 'exportClientRequests',
  method: 'GET',
  path: 'exportClientRequests',
  summary:
    'The filtered list as CSV, newest first, part by part: each part but the last names where the next one begins. That it was exported is noted.',
  access: staffOnly,
  rateLimit: { limit: 600, windowSeconds: 600 },
  query: requestExportQuery,
  data: requestExport,
});
