import { z } from 'zod';
import { moveDispute } from '../disputes/moveDispute.ts';
import { openDispute } from '../disputes/openDispute.ts';
import { type Dispute, DISPUTE_REASONS, DISPUTE_STATUSES } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';

export const disputeControl = z.strictObject({
  paymentIntent: z.string(),
  status: z.enum(DISPUTE_STATUSES).default('needs_response'),
  reason: z.enum(DISPUTE_REASONS).default('fraudulent'),
  /** Cents; all of the charge unless given. */
  amount: z.int().min(1).optional(),
});

/** Opens a dispute of a payment, or moves the one that it has; null for a payment that nobody was charged for. */
export function setDispute(
  transaction: Transaction,
  { paymentIntent, status, reason, amount }: z.output<typeof disputeControl>,
): Dispute | null {
  const known = transaction.list('disputes').find((each) => each.payment_intent === paymentIntent);
  if (known) return moveDispute(transaction, known, status);
  const charge = transaction
    .list('charges')
    .find((each) => each.payment_intent === paymentIntent && each.paid);
  return charge
    ? openDispute(transaction, charge, { status, reason, amount: amount ?? charge.amount })
    : null;
}
