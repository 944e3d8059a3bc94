import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/**
 * State of a dispute. `inquiry`: the bank only asks; the funds are not withdrawn. `open`: the bank has taken the
 * money back and decides. `lost`: it stays there. `won`: the funds were returned to us.
 */
export const disputeStates = ['inquiry', 'open', 'lost', 'won'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** A dispute of a payment as staff see it. It is answered in Stripe's Dashboard. */
export const disputeView = z.object({
  disputeId: z.string(),
  paymentIntentId: z.string(),
  state: z.enum(disputeStates),
  /** As Stripe says it, such as `under_review`. */
  status: z.string(),
  /** As Stripe says it, such as `fraudulent`. */
  reason: z.string(),
  /** US dollars. */
  amount: z.number(),
  openedAt: instant,
  /** Until when the bank takes evidence; absent where it takes none any more. */
  dueBy: z.optional(instant),
  /** When staff had what was lost paid for again; absent when they did not. */
  reopenedAt: z.optional(instant),
});

export type DisputeView = z.output<typeof disputeView>;

/** What the payer sees: the bank reviews a dispute, or has withdrawn the payment permanently. */
export const disputedPayment = z.enum(['open', 'lost']);
