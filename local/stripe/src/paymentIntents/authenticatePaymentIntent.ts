import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { invalidRequest } from '../StripeError.ts';
import { chargeCard } from './chargeCard.ts';
import { testCardOf } from './confirmWithCard.ts';
import { failPayment, type ConfirmationResult } from './failPayment.ts';
import { findIntent } from './findIntent.ts';
import { redactResponse } from './redactResponse.ts';

const authenticateSchema = z.strictObject({
  client_secret: z.string().optional(),
  outcome: z.enum(['complete', 'fail']),
});

const FAILURE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/**
 * POST /v1/payment_intents/:id/authenticate: applies the result of the payer's 3-D Secure challenge.
 * Stripe gets the result from the payer's bank and has no such path.
 */
export function authenticatePaymentIntent(call: ApiCall): ApiResponse {
  const { client_secret: secret, outcome } = parseParameters(authenticateSchema, call.form);
  const intent = findIntent(call, secret);
  const method =
    intent.next_action?.type === 'use_stripe_sdk' && intent.payment_method
      ? call.transaction.get('paymentMethods', intent.payment_method)
      : undefined;
  if (!method || !('testCard' in method)) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) is not waiting for authentication.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  }
  if (outcome === 'fail') {
    const failed = failPayment(call.transaction, intent, 400, {
      code: 'payment_intent_authentication_failure',
      message: FAILURE,
      payment_method: method.paymentMethod,
      type: 'invalid_request_error',
    });
    return redactResponse(call.keyKind, failed.errorResponse);
  }
  const testCard = testCardOf(method);
  const outcomeAfterAuthentication =
    testCard.outcome.kind === 'needsAuthentication'
      ? testCard.outcome.outcomeAfterAuthentication
      : testCard.outcome;
  const result: ConfirmationResult = chargeCard(
    call.transaction,
    intent,
    method,
    testCard,
    outcomeAfterAuthentication,
  );
  return redactResponse(call.keyKind, result.errorResponse ?? ok(result.intent));
}
