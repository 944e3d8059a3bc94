import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { bulkSelection } from '../bulk/bulkAction.ts';
import { requestId } from '../../fields/fields.ts';
import { listCursor, listSort, requestFilter } from '../schemas/requestList.ts';

/** `after`: the `next` cursor of the previous part. */
const requestExportQuery = z.object({ ...requestFilter, ...listSort, after: z.optional(listCursor) });

const requestExport = z.object({
  /** Complete RFC 4180 rows. The first part starts with a byte order mark and the header. */
  csv: z.string(),
  rows: z.int(),
  /** Cursor of the next part; null at the end. */
  next: z.nullable(z.string()),
  /** Only in the first part: total number of rows. Capped at 1000, and not exact, if no counter covers the filters. */
  total: z.nullable(z.object({ totalCount: z.int(), isExact: z.boolean() })),
});

export const exportClientRequests = operation({
  function: 'exportClientRequests',
  method: 'GET',
  summary:
    'Exports the filtered list as CSV, in its order, in parts. Each part but the last has the cursor of the next one. The export is recorded in the audit trail.',
  access: staffOnly,
  rateLimit: { limit: 600, windowSeconds: 600 },
  query: requestExportQuery,
  data: requestExport,
});

export const exportSelectedRequests = operation({
  function: 'exportClientRequests',
  method: 'POST',
  summary:
    'Exports up to 500 selected requests as CSV, and names those that do not exist. The export is recorded in the audit trail.',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ selection: bulkSelection }),
  data: z.object({
    csv: z.string(),
    rows: z.int(),
    /** The selected requests that do not exist, so are not in the file. */
    notFound: z.array(requestId),
  }),
});
