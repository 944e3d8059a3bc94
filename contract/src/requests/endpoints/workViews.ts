import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { workViews } from '../catalogs/workViews.ts';

export const getWorkViews = operation({
  function: 'getWorkViews',
  method: 'GET',
  summary: 'Counts the requests in each view of the request list, for the signed-in staff member.',
  access: staffOnly,
  data: z.object({
    /** Increases with every change of a request. */
    changes: z.int(),
    counts: z.record(z.enum(workViews), z.int()),
  }),
});
