import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { instant } from '../../fields/fields.ts';

export const storeCheck = z.object({ status: z.enum(['up', 'down']), durationMs: z.number() });

export const health = operation({
  function: 'health',
  method: 'GET',
  path: 'health',
  summary: 'The state of every store the portal stands on; 503 when one is down.',
  access: anyone,
  duringMaintenance: true,
  alternateStatus: 503,
  data: z.object({
    status: z.enum(['up', 'down']),
    /** When the stores were asked: callers share an answer for some seconds. */
    checkedAt: instant,
    checks: z.object({ cosmos: storeCheck, blob: storeCheck, stripe: storeCheck, mail: storeCheck }),
  }),
});

export const openapi = operation({
  function: 'openapi',
  method: 'GET',
  path: 'openapi.json',
  summary: 'This API as an OpenAPI 3.1 document.',
  access: anyone,
  wire: 'raw',
  data: z.record(z.string(), z.unknown()),
});
