import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { resourceMissing } from '../StripeError.ts';

/** GET /v1/payment_methods/:id */
export function retrievePaymentMethod({ id, transaction }: ApiCall): ApiResponse {
  const stored = transaction.get('paymentMethods', id);
  if (!stored) throw resourceMissing('PaymentMethod', id);
  return ok(stored.paymentMethod);
}
