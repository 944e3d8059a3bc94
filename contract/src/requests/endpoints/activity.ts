import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { requestActivityPage, requestActivityQuery } from '../schemas/requestActivity.ts';

export const getRequestActivity = operation({
  function: 'getRequestActivity',
  method: 'GET',
  path: 'getRequestActivity',
  summary: 'What happened to a request and who looked at it, newest first.',
  access: staffOnly,
  query: requestActivityQuery,
  data: requestActivityPage,
});

export const exportRequestActivity = operation({
  function: 'exportRequestActivity',
  method: 'GET',
  path: 'exportRequestActivity',
  summary: 'The activity of a request as a CSV file, newest first. That it was exported is noted.',
  access: staffOnly,
  rateLimit: { limit: 30, windowSeconds: 600 },
  query: z.object({ requestId }),
  wire: 'raw',
  produces: 'text/csv',
  data: z.string(),
});
