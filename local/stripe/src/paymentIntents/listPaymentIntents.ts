import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { expandPaymentIntent } from '../requests/expand.ts';
import { listFields, paginate } from '../requests/list.ts';

const listSchema = z.strictObject(listFields);

/** GET /v1/payment_intents */
export function listPaymentIntents({ form, transaction }: Call): ApiResponse {
  const parameters = parseParameters(listSchema, form);
  const found = paginate(transaction.list('paymentIntents'), parameters, {
    url: '/v1/payment_intents',
    noun: 'payment_intent',
  });
  const paths = parameters.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...found, data: found.data.map((intent) => expandPaymentIntent(intent, paths, transaction)) });
}
