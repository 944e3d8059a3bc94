import { z } from 'zod';
import { updateDisputeStatus } from '../disputes/updateDisputeStatus.ts';
import { openDispute } from '../disputes/openDispute.ts';
import { type Dispute, DISPUTE_REASONS, DISPUTE_STATUSES } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';

export const disputeControlSchema = z.strictObject({
  paymentIntent: z.string(),
  status: z.enum(DISPUTE_STATUSES).default('needs_response'),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
  /** Cents; defaults to the amount of the charge. */
  amount: z.int().min(1).optional(),
});

/** Opens a dispute of a payment, or sets the status of its existing dispute. Returns null if the payment has no paid charge. */
export function openOrUpdateDispute(
  transaction: Transaction,
  { paymentIntent, status, reason, amount }: z.output<typeof disputeControlSchema>,
): Dispute | null {
  const existing = transaction.list('disputes').find((each) => each.payment_intent === paymentIntent);
  if (existing) return updateDisputeStatus(transaction, existing, status);
  const charge = transaction
    .list('charges')
    .find((each) => each.payment_intent === paymentIntent && each.paid);
  return charge
    ? openDispute(transaction, charge, { status, reason, amount: amount ?? charge.amount })
    : null;
}
