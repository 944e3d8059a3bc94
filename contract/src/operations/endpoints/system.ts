import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { instant } from '../../fields/fields.ts';

export const storeCheck = z.object({ status: z.enum(['up', 'down']), durationMs: z.number() });

export const health = operation({
  function: 'health',
  method: 'GET',
  summary:
    'Returns the state of every store and service that the portal depends on. Status 503 if one is down.',
  access: anyone,
  duringMaintenance: true,
  alternateStatus: 503,
  data: z.object({
    status: z.enum(['up', 'down']),
    /** When the stores were checked. Callers share a result for some seconds. */
    checkedAt: instant,
    checks: z.object({
      cosmos: storeCheck,
      blob: storeCheck,
      stripe: storeCheck,
      mail: storeCheck,
      /** Whether this instance can hash passwords, so that people can sign in. */
      passwords: storeCheck,
    }),
  }),
});

export const openapi = operation({
  function: 'openapi',
  method: 'GET',
  path: 'openapi.json',
  summary: 'Returns the OpenAPI 3.1 document of this API.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 60 },
  wire: 'raw',
  data: z.record(z.string(), z.unknown()),
});
