import type { Charge } from '../objects/charge.ts';
import { areFundsWithdrawn } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, resourceMissing } from '../StripeError.ts';

interface RefundTarget {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  /** Cents; undefined for the remaining amount. */
  amount?: number | undefined;
}

/**
 * Finds the charge to refund.
 * @throws StripeError (400) when the charge cannot be refunded by that amount
 */
export function refundableCharge(transaction: Transaction, target: RefundTarget): Charge {
  const charge = findCharge(transaction, target);
  if (!charge.paid) {
    throw invalidRequest(`This Charge (${charge.id}) has not been paid, so it cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  const dispute = transaction.list('disputes').find((each) => each.charge === charge.id);
  if (dispute && areFundsWithdrawn(dispute)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if ((target.amount ?? remaining) > remaining) {
    throw invalidRequest(
      `Refund amount (${formatAmount(target.amount ?? 0)}) is greater than unrefunded amount on charge (${formatAmount(remaining)})`,
      { param: 'amount' },
    );
  }
  return charge;
}

function findCharge(
  transaction: Transaction,
  { charge: id, payment_intent: intentId }: RefundTarget,
): Charge {
  if ((id === undefined) === (intentId === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: id === undefined ? 'parameter_missing' : 'parameters_exclusive',
      },
    );
  }
  if (id !== undefined) {
    const charge = transaction.get('charges', id);
    if (!charge) throw resourceMissing('charge', id, 'charge');
    return charge;
  }
  const intent = transaction.get('paymentIntents', intentId ?? '');
  if (!intent) throw resourceMissing('payment_intent', intentId ?? '', 'payment_intent');
  const charge = intent.latest_charge ? transaction.get('charges', intent.latest_charge) : undefined;
  if (charge?.paid) return charge;
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function formatAmount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
