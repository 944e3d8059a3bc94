import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/**
 * State of a dispute. `inquiry`: the bank asks about the payment; the funds are not withdrawn. `open`: the funds are withdrawn, and
 * the bank has not decided. `lost`: the payer keeps the funds. `won`: the funds were returned to us.
 */
export const disputeStates = ['inquiry', 'open', 'lost', 'won'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** A dispute of a payment as staff see it. Staff respond to it in the Stripe Dashboard. */
export const disputeView = z.object({
  disputeId: z.string(),
  paymentIntentId: z.string(),
  state: z.enum(disputeStates),
  /** Stripe's status, such as `under_review`. */
  status: z.string(),
  /** Stripe's reason, such as `fraudulent`. */
  reason: z.string(),
  /** US dollars. */
  amount: z.number(),
  openedAt: instant,
  /** Deadline for evidence; absent if none can be submitted. */
  dueBy: z.optional(instant),
  /** When staff reopened the item for payment; absent if they did not. */
  reopenedAt: z.optional(instant),
});

export type DisputeView = z.output<typeof disputeView>;

/** What the payer sees: the bank reviews a dispute, or has withdrawn the payment permanently. */
export const disputedPayment = z.enum(['open', 'lost']);
