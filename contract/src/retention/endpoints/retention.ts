import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { retentionDays, retentionReason, retentionSettings } from '../schemas.ts';
import { numberInQuery } from '../../fields/fields.ts';

const shared = { function: 'manageRetention', access: admins } as const;

export const readRetention = operation({
  ...shared,
  method: 'GET',
  summary:
    'Returns how long files of closed requests are kept, the history of that setting, and the results of the last nightly runs.',
  data: retentionSettings,
});

/** `seen`: the value that the caller saw. */
export const retentionUpdate = z.object({
  days: z.nullable(retentionDays),
  reason: retentionReason,
  seen: z.optional(z.nullable(z.int())),
});

export const saveRetention = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Sets for how many days files of closed requests are kept; null keeps them. Fails with a conflict if someone else changed it first.',
  body: retentionUpdate,
  data: retentionSettings,
});

export const previewRetention = operation({
  function: 'previewRetention',
  method: 'GET',
  summary: 'Estimates what would be deleted tonight with this retention period.',
  access: admins,
  rateLimit: { limit: 60, windowSeconds: 600 },
  query: z.object({ days: z.pipe(numberInQuery(0), retentionDays) }),
  data: z.object({
    files: z.int(),
    requests: z.int(),
    /** False if there are too many requests to examine. */
    isExact: z.boolean(),
  }),
});
