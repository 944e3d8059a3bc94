import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { requestActivityPage, requestActivityQuery } from '../schemas/requestActivity.ts';

export const getRequestActivity = operation({
  function: 'getRequestActivity',
  method: 'GET',
  summary: 'Lists the activity of a request, including who opened it, newest first.',
  access: staffOnly,
  query: requestActivityQuery,
  data: requestActivityPage,
});

export const exportRequestActivity = operation({
  function: 'exportRequestActivity',
  method: 'GET',
  summary: 'Exports the activity of a request as CSV, newest first. The export is recorded in the activity.',
  access: staffOnly,
  rateLimit: { limit: 30, windowSeconds: 600 },
  query: z.object({ requestId }),
  wire: 'raw',
  produces: 'text/csv',
  data: z.string(),
});
