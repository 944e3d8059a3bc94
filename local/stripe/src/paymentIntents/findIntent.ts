import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { ApiCall } from '../requests/call.ts';
import { invalidRequest, resourceMissing } from '../StripeError.ts';

/**
 * Finds the intent in the path. A caller with a publishable key must send the client secret.
 * @throws StripeError (404, or 400 for a missing or wrong secret)
 */
export function findIntent({ id, keyKind, transaction }: ApiCall, clientSecret?: string): PaymentIntent {
  const intent = transaction.get('paymentIntents', id);
  if (keyKind === 'publishable' && clientSecret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (!intent) throw resourceMissing('payment_intent', id);
  if (clientSecret !== undefined && clientSecret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}
