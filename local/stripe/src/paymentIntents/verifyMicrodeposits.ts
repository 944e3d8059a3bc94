import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { findIntent } from './findIntent.ts';
import { verifySchema } from './intentParameters.ts';
import { settleMicrodeposits } from './settleMicrodeposits.ts';
import { redactResponse } from './redactResponse.ts';

/** POST /v1/payment_intents/:id/verify_microdeposits */
export function verifyMicrodeposits(call: ApiCall): ApiResponse {
  const parameters = parseParameters(verifySchema, call.form);
  const intent = findIntent(call, parameters.client_secret);
  const { amounts, descriptor_code: code = '' } = parameters;
  const result = settleMicrodeposits(call.transaction, intent, amounts ? { amounts } : { code });
  const response =
    result.errorResponse ?? ok(expandPaymentIntent(result.intent, parameters.expand, call.transaction));
  return redactResponse(call.keyKind, response);
}
