import { parseParameters } from '../form/parseParameters.ts';
import { ok, type Answer, type Call } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { findIntent } from './findIntent.ts';
import { verifySchema } from './intentParameters.ts';
import { settleMicrodeposits } from './settleMicrodeposits.ts';
import { visibleTo } from './visibleIntent.ts';

/** POST /v1/payment_intents/:id/verify_microdeposits */
export function verifyMicrodeposits(call: Call): Answer {
  const parameters = parseParameters(verifySchema, call.form);
  const intent = findIntent(call, parameters.client_secret);
  const { amounts, descriptor_code: code = '' } = parameters;
  const result = settleMicrodeposits(call.transaction, intent, amounts ? { amounts } : { code });
  const answer =
    result.refusal ?? ok(expandPaymentIntent(result.intent, parameters.expand, call.transaction));
  return visibleTo(call.keyKind, answer);
}
