import { z } from 'zod';
import { paymentIntentSchema } from '../objects/paymentIntent.ts';
import type { Answer } from '../requests/call.ts';
import type { KeyKind } from '../requests/authenticate.ts';

/** What a publishable key gets to see of a PaymentIntent: no metadata, no charges. */
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

const refusal = z.object({ error: z.looseObject({ payment_intent: z.unknown() }) });

/** Leaves out of an answer what its reader may not see. */
export function visibleTo(keyKind: KeyKind, answer: Answer): Answer {
  if (keyKind === 'secret') return answer;
  const failed = refusal.safeParse(answer.body).data;
  if (!failed) return { ...answer, body: publicIntent.parse(answer.body) };
  const intent = publicIntent.parse(failed.error.payment_intent);
  return { ...answer, body: { error: { ...failed.error, payment_intent: intent } } };
}
