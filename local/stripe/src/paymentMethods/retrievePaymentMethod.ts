import { ok, type Answer, type Call } from '../requests/call.ts';
import { noSuch } from '../StripeError.ts';

/** GET /v1/payment_methods/:id */
export function retrievePaymentMethod({ id, transaction }: Call): Answer {
  const stored = transaction.get('paymentMethods', id);
  if (!stored) throw noSuch('PaymentMethod', id);
  return ok(stored.paymentMethod);
}
