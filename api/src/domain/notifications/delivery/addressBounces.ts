import { undeliveredReasons } from '@portal/contract/notifications/rejectedMail.ts';
import { MAX_BOUNCES } from '@portal/contract/notifications/endpoints.ts';
import * as z from 'zod/mini';

/** An email that its recipient's mail server rejected permanently. UTC ISO instants. */
const bounce = z.object({
  messageId: z.string(),
  at: z.string(),
  reason: z.enum(undeliveredReasons),
  /** The request that it was about; null for emails about the account. */
  requestId: z.nullable(z.string()),
});

/** What bounced at an address since the last email that was delivered to it, oldest first. */
export const addressBounces = z.object({ bounces: z.array(bounce) });

export type AddressBounces = z.output<typeof addressBounces>;
export type Bounce = z.output<typeof bounce>;

/** A few requests can share an address; more bounces than this say nothing new. */
const MAX_STORED = 20;

export const NO_BOUNCES: AddressBounces = { bounces: [] };

/** With one more bounce; null if it is known. */
export function addBounce({ bounces }: AddressBounces, added: Bounce): AddressBounces | null {
  if (bounces.some(({ messageId }) => messageId === added.messageId)) return null;
  const sorted = [...bounces, added].toSorted((a, b) => a.at.localeCompare(b.at));
  // The first bounce says since when.
  return { bounces: [...sorted.slice(0, 1), ...sorted.slice(1).slice(1 - MAX_STORED)] };
}

/** What is left after an email was delivered: bounces of later emails. */
export function afterDelivery({ bounces }: AddressBounces, deliveredAt: string): AddressBounces {
  return { bounces: bounces.filter(({ at }) => at > deliveredAt) };
}

/** Whether the portal no longer writes to the address. */
export function isSuppressed({ bounces }: AddressBounces): boolean {
  return bounces.length >= MAX_BOUNCES;
}
