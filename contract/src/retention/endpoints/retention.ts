import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { retentionDays, retentionReason, retentionSettings } from '../schemas.ts';
import { numberInQuery } from '../../fields/fields.ts';

const shared = { function: 'manageRetention', path: 'manageRetention', access: admins } as const;

export const readRetention = operation({
  ...shared,
  method: 'GET',
  summary:
    'How long files of closed requests are kept, how that was changed, and what the last nights deleted.',
  data: retentionSettings,
});

/** `seen`: the number on the screen of whoever changes it. */
export const retentionUpdate = z.object({
  days: z.nullable(retentionDays),
  reason: retentionReason,
  seen: z.optional(z.nullable(z.int())),
});

export const saveRetention = operation({
  ...shared,
  method: 'PUT',
  summary:
    'Says for how many days files of closed requests are kept; null keeps them. Refused as a conflict when somebody else changed it first.',
  body: retentionUpdate,
  data: retentionSettings,
});

export const previewRetention = operation({
  function: 'previewRetention',
  method: 'GET',
  path: 'previewRetention',
  summary: 'What would be deleted tonight if files were kept for so many days.',
  access: admins,
  rateLimit: { limit: 60, windowSeconds: 600 },
  query: z.object({ days: z.pipe(numberInQuery(0), retentionDays) }),
  data: z.object({
    files: z.int(),
    requests: z.int(),
    /** False: there are more than could be looked at. */
    isExact: z.boolean(),
  }),
});
