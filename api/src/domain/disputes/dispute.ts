import * as z from 'zod/mini';
import { actor } from '../requests/actor.ts';

/** A dispute of a payment, as Stripe told of it last. It belongs to what was paid for. */
export const dispute = z.object({
  disputeId: z.string(),
  /** The payment that is disputed. */
  intentId: z.string(),
  cents: z.int(),
  /** Stripe's word; new ones may come. */
  reason: z.string(),
  /** The same. */
  status: z.string(),
  openedAt: z.string(),
  /** Until when evidence is taken; null when none is. */
  dueBy: z.nullable(z.string()),
  /** What was earned and lost, and came back: each is counted on its day. Oldest first. */
  moves: z.array(z.object({ kind: z.enum(['lost', 'regained']), cents: z.int(), at: z.string() })),
  /** That staff had it paid for again after it was lost, and when it had been paid before; null when they did not. */
  reopened: z.nullable(z.object({ at: z.string(), by: actor, paidAt: z.string() })),
});

export type Dispute = z.output<typeof dispute>;

/** What Stripe says of a dispute now. */
export type DisputeFacts = Omit<Dispute, 'moves' | 'reopened'>;
