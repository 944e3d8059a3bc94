import type { Charge } from '../objects/charge.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { Transaction } from '../store/Transaction.ts';

/** Marks the payment as succeeded. */
export function succeedPayment(
  transaction: Transaction,
  intent: PaymentIntent,
  charge: Charge,
): PaymentIntent {
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    last_payment_error: null,
    next_action: null,
  };
  transaction.put('paymentIntents', paid);
  transaction.emit('payment_intent.succeeded', paid);
  return paid;
}
