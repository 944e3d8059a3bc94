import type { Charge } from '../objects/charge.ts';
import { isWithdrawn } from '../objects/dispute.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, noSuch } from '../StripeError.ts';

interface Named {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  /** Cents; undefined for all that is left. */
  amount?: number | undefined;
}

/**
 * The charge that a refund names, when that much of it can be given back.
 * @throws StripeError (400)
 */
export function refundableCharge(transaction: Transaction, named: Named): Charge {
  const charge = findCharge(transaction, named);
  if (!charge.paid) {
    throw invalidRequest(`This Charge (${charge.id}) has not been paid, so it cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  const disputed = transaction.list('disputes').find((dispute) => dispute.charge === charge.id);
  if (disputed && isWithdrawn(disputed)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if ((named.amount ?? left) > left) {
    throw invalidRequest(
      `Refund amount (${money(named.amount ?? 0)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  }
  return charge;
}

function findCharge(transaction: Transaction, { charge: id, payment_intent: intentId }: Named): Charge {
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
    if (!charge) throw noSuch('charge', id, 'charge');
    return charge;
  }
  const intent = transaction.get('paymentIntents', intentId ?? '');
  if (!intent) throw noSuch('payment_intent', intentId ?? '', 'payment_intent');
  const charge = intent.latest_charge ? transaction.get('charges', intent.latest_charge) : undefined;
  if (charge?.paid) return charge;
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
