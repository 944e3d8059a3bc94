import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Transaction } from '../store/Transaction.ts';

/** Makes the payment wait for an action of the payer. */
export function requireAction(
  transaction: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  action: NonNullable<PaymentIntent['next_action']>,
): PaymentIntent {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: action,
  };
  transaction.put('paymentIntents', waiting);
  transaction.emit('payment_intent.requires_action', waiting);
  return waiting;
}
