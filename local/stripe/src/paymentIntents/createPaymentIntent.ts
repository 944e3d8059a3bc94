import type { z } from 'zod';
import { mergeMetadata } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { newIdentifier, nowInSeconds } from '../objects/identifier.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { availableTypes } from './availableTypes.ts';
import { attemptPayment } from './attemptPayment.ts';
import { createSchema } from './intentParameters.ts';
import { resolvePaymentMethod } from './resolvePaymentMethod.ts';

/** POST /v1/payment_intents */
export function createPaymentIntent({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(createSchema, form);
  const method = resolvePaymentMethod(transaction, parameters);
  const fresh = newIntent(parameters);
  const intent: PaymentIntent = method
    ? { ...fresh, payment_method: method.id, status: 'requires_confirmation' }
    : fresh;
  transaction.put('paymentIntents', intent);
  transaction.emit('payment_intent.created', intent);
  if (!parameters.confirm) return ok(expandPaymentIntent(intent, parameters.expand, transaction));

  const result = attemptPayment(transaction, intent, {
    method,
    hasMandate: parameters.mandate_data !== undefined,
  });
  return result.errorResponse ?? ok(expandPaymentIntent(result.intent, parameters.expand, transaction));
}

function newIntent(parameters: z.output<typeof createSchema>): PaymentIntent {
  const id = newIdentifier('pi');
  const allowed = parameters.allowed_payment_method_types ?? null;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed,
    amount: parameters.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: parameters.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newIdentifier(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    currency: parameters.currency,
    customer: null,
    customer_account: null,
    description: parameters.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, parameters.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: parameters.payment_method_options ?? {},
    payment_method_types: availableTypes(allowed, parameters.currency),
    payment_record: null,
    processing: null,
    receipt_email: parameters.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: parameters.statement_descriptor ?? null,
    statement_descriptor_suffix: parameters.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
