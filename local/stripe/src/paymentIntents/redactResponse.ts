import { z } from 'zod';
import { paymentIntentSchema } from '../objects/paymentIntent.ts';
import type { ApiResponse } from '../requests/call.ts';
import type { KeyKind } from '../requests/authenticate.ts';

/** The PaymentIntent fields that a publishable key may read: no metadata and no charges. */
const publicIntent = paymentIntentSchema
  .pick({
    id: true,
    object: true,
    allowed_payment_method_types: true,
    amount: true,
    automatic_payment_methods: true,
    canceled_at: true,
    cancellation_reason: true,
    capture_method: true,
    client_secret: true,
    confirmation_method: true,
    created: true,
    currency: true,
    description: true,
    last_payment_error: true,
    livemode: true,
    next_action: true,
    payment_method_types: true,
    processing: true,
    receipt_email: true,
    setup_future_usage: true,
    shipping: true,
    source: true,
    status: true,
  })
  .extend({ payment_method: z.unknown() });

const errorBody = z.object({ error: z.looseObject({ payment_intent: z.unknown() }) });

/** Removes the fields that a publishable key may not read. */
export function redactResponse(keyKind: KeyKind, response: ApiResponse): ApiResponse {
  if (keyKind === 'secret') return response;
  const failed = errorBody.safeParse(response.body).data;
  if (!failed) return { ...response, body: publicIntent.parse(response.body) };
  const intent = publicIntent.parse(failed.error.payment_intent);
  return { ...response, body: { error: { ...failed.error, payment_intent: intent } } };
}
