import { mergeMetadata } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { invalidRequest } from '../StripeError.ts';
import { availableTypes } from './availableTypes.ts';
import { findIntent } from './findIntent.ts';
import { updateSchema } from './intentParameters.ts';

const UPDATABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id. Metadata can change at any time; amount and payment options only before the payment. */
export function updatePaymentIntent(call: ApiCall): ApiResponse {
  const {
    expand,
    metadata,
    allowed_payment_method_types: allowed,
    payment_method_options: options,
    ...terms
  } = parseParameters(updateSchema, call.form);
  const intent = findIntent(call);
  const changedTerms = [...Object.keys(terms), ...(allowed ? ['allowed_payment_method_types'] : [])];
  const [firstTerm] = changedTerms;
  if (firstTerm && !UPDATABLE.includes(intent.status)) {
    throw invalidRequest(
      `This PaymentIntent's ${firstTerm} could not be updated because it has a status of ${intent.status}. ` +
        `You may only update the ${firstTerm} of a PaymentIntent with one of the following statuses: ${UPDATABLE.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const updated: PaymentIntent = {
    ...intent,
    ...terms,
    ...(allowed
      ? {
          allowed_payment_method_types: allowed,
          payment_method_types: availableTypes(allowed, intent.currency),
        }
      : {}),
    amount: terms.amount ?? intent.amount,
    payment_method_options: options ?? intent.payment_method_options,
    last_payment_error: null,
    metadata: mergeMetadata(intent.metadata, metadata),
  };
  call.transaction.put('paymentIntents', updated);
  return ok(expandPaymentIntent(updated, expand, call.transaction));
}
