import type { LastPaymentError, PaymentIntent } from '../objects/paymentIntent.ts';
import type { ApiResponse } from '../requests/call.ts';
import type { Transaction } from '../store/Transaction.ts';
import { docUrl } from '../StripeError.ts';

/** The updated and stored intent, and the error response if the attempt failed. */
export interface ConfirmationResult {
  intent: PaymentIntent;
  errorResponse?: ApiResponse;
}

/** Ends the attempt: the intent waits for another payment method, and the caller gets the reason. */
export function failPayment(
  transaction: Transaction,
  intent: PaymentIntent,
  status: 400 | 402,
  reason: Omit<LastPaymentError, 'doc_url'>,
): Required<ConfirmationResult> {
  const error: LastPaymentError = { ...reason, doc_url: docUrl(reason.code) };
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    latest_charge: error.charge ?? intent.latest_charge,
    payment_method: null,
    next_action: null,
  };
  transaction.put('paymentIntents', failed);
  transaction.emit('payment_intent.payment_failed', failed);
  return { intent: failed, errorResponse: { status, body: { error: { ...error, payment_intent: failed } } } };
}
