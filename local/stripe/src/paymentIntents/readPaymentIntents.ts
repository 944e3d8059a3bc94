import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { listFields, paginate } from '../requests/list.ts';
import { findIntent } from './findIntent.ts';
import { retrieveSchema } from './intentParameters.ts';
import { redactResponse } from './redactResponse.ts';

const listSchema = z.strictObject(listFields);

/** GET /v1/payment_intents */
export function listPaymentIntents({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(listSchema, form);
  const found = paginate(transaction.list('paymentIntents'), parameters, {
    url: '/v1/payment_intents',
    noun: 'payment_intent',
  });
  const paths = parameters.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...found, data: found.data.map((intent) => expandPaymentIntent(intent, paths, transaction)) });
}

/** GET /v1/payment_intents/:id */
export function retrievePaymentIntent(call: ApiCall): ApiResponse {
  const { client_secret: secret, expand } = parseParameters(retrieveSchema, call.form);
  const intent = findIntent(call, secret);
  return redactResponse(call.keyKind, ok(expandPaymentIntent(intent, expand, call.transaction)));
}
