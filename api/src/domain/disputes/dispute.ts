import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** A dispute of a payment, as last reported by Stripe. It is stored with the paid item. */
export const dispute = z.object({
  disputeId: z.string(),
  /** The disputed payment. */
  intentId: z.string(),
  cents: z.int(),
  /** Stripe's value; Stripe can add values. */
  reason: z.string(),
  /** Stripe's value; Stripe can add values. */
  status: z.string(),
  openedAt: z.string(),
  /** Deadline for evidence; null if none is accepted. */
  dueBy: z.nullable(z.string()),
  /** Lost and recovered earnings, each counted on its day. Oldest first. */
  lossHistory: z.array(z.object({ kind: z.enum(['lost', 'recovered']), cents: z.int(), at: z.string() })),
  /** When staff reopened the item for payment after a lost dispute, and when it was paid before; null if they did not. */
  reopened: z.nullable(z.object({ at: z.string(), by: actor, paidAt: z.string() })),
});

export type Dispute = z.output<typeof dispute>;

/** The current facts of a dispute at Stripe. */
export type DisputeFacts = Omit<Dispute, 'lossHistory' | 'reopened'>;
