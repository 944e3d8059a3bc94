import { parseParameters } from '../form/parseParameters.ts';
import { nowInSeconds } from '../objects/identifier.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { invalidRequest } from '../StripeError.ts';
import { findIntent } from './findIntent.ts';
import { cancelSchema } from './intentParameters.ts';

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** POST /v1/payment_intents/:id/cancel */
export function cancelPaymentIntent(call: ApiCall): ApiResponse {
  const parameters = parseParameters(cancelSchema, call.form);
  const intent = findIntent(call);
  if (!CANCELABLE.includes(intent.status)) {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowInSeconds(),
    cancellation_reason: parameters.cancellation_reason ?? null,
    next_action: null,
  };
  call.transaction.remove('verifications', intent.id);
  call.transaction.remove('settlements', intent.id);
  const charge = intent.latest_charge && call.transaction.get('charges', intent.latest_charge);
  if (charge && charge.status === 'pending') {
    const message = 'The payment was canceled before the bank was debited.';
    call.transaction.put('charges', { ...charge, status: 'failed', failure_message: message });
  }
  call.transaction.put('paymentIntents', canceled);
  call.transaction.emit('payment_intent.canceled', canceled);
  return ok(expandPaymentIntent(canceled, parameters.expand, call.transaction));
}
