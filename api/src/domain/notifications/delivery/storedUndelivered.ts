import { undeliveredReasons } from '@portal/contract/notifications/rejectedMail.ts';
import * as z from 'zod/mini';

/** A recipient of a request whom emails do not reach. UTC ISO instants. */
export const storedUndelivered = z.object({
  recipient: z.enum(['contact', 'attorney', 'account']),
  /** Null unless the recipient is an account. */
  userId: z.nullable(z.string()),
  /** Keyed hash of the address. */
  addressKey: z.string(),
  /** The masked address. */
  address: z.string(),
  reason: z.enum(undeliveredReasons),
  code: z.optional(z.string()),
  since: z.string(),
  /** When the latest email did not arrive. */
  latestAt: z.string(),
  bounces: z.int(),
});

export type StoredUndelivered = z.output<typeof storedUndelivered>;

/** A current status that staff sent. `to`: a user ID, `contact` or `attorney`. */
export const storedResend = z.object({ at: z.string(), to: z.string() });
