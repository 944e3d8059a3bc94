import { parseParameters } from '../form/parseParameters.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { invalidRequest } from '../StripeError.ts';
import { attemptPayment } from './attemptPayment.ts';
import { availableTypes } from './availableTypes.ts';
import { findIntent } from './findIntent.ts';
import { confirmSchema } from './intentParameters.ts';
import { resolvePaymentMethod } from './resolvePaymentMethod.ts';
import { redactResponse } from './redactResponse.ts';

/** POST /v1/payment_intents/:id/confirm */
export function confirmPaymentIntent(call: ApiCall): ApiResponse {
  const parameters = parseParameters(confirmSchema, call.form);
  const found = findIntent(call, parameters.client_secret);
  assertConfirmable(found);

  const allowed = parameters.allowed_payment_method_types;
  const intent: PaymentIntent = {
    ...found,
    payment_method_options: parameters.payment_method_options ?? found.payment_method_options,
    receipt_email: parameters.receipt_email ?? found.receipt_email,
    ...(allowed
      ? {
          allowed_payment_method_types: allowed,
          payment_method_types: availableTypes(allowed, found.currency),
        }
      : {}),
  };
  const method =
    resolvePaymentMethod(call.transaction, parameters) ??
    resolvePaymentMethod(call.transaction, { payment_method: found.payment_method ?? undefined });
  // The payer authorizes the debit on the page, and Stripe.js adds the mandate.
  const hasMandate = call.keyKind === 'publishable' || parameters.mandate_data !== undefined;
  const result = attemptPayment(call.transaction, intent, { method, hasMandate });
  const response =
    result.errorResponse ?? ok(expandPaymentIntent(result.intent, parameters.expand, call.transaction));
  return redactResponse(call.keyKind, response);
}

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function assertConfirmable(intent: PaymentIntent): void {
  if (CONFIRMABLE.includes(intent.status)) return;
  const message =
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
