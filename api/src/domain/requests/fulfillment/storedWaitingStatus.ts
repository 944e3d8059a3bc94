import { statusWaitEnds } from '@portal/contract/requests/fulfillment/schemas.ts';
import * as z from 'zod/mini';
import { actor } from '../actor.ts';

/** A status that waits for the malware scan of released documents: “Completed”. Instants are UTC ISO. */
export const storedWaitingStatus = z.object({
  status: z.string(),
  notes: z.string(),
  isPrivate: z.boolean(),
  by: actor,
  byName: z.string(),
  /** Since when it waits. */
  at: z.string(),
  /** When it had waited for a day; absent before. */
  lateAt: z.optional(z.string()),
  /** Why it is not set, so that staff decide; absent while it waits. */
  end: z.optional(z.enum(statusWaitEnds)),
});

export type StoredWaitingStatus = z.output<typeof storedWaitingStatus>;
