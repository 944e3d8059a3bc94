import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { findIntent } from './findIntent.ts';
import { retrieveSchema } from './intentParameters.ts';
import { redactResponse } from './redactResponse.ts';

/** GET /v1/payment_intents/:id */
export function retrievePaymentIntent(call: Call): ApiResponse {
  const { client_secret: secret, expand } = parseParameters(retrieveSchema, call.form);
  const intent = findIntent(call, secret);
  return redactResponse(call.keyKind, ok(expandPaymentIntent(intent, expand, call.transaction)));
}
