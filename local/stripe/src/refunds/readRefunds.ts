import { z } from 'zod';
import { resourceMissing } from '../StripeError.ts';
import { expand } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { listFields, paginate } from '../requests/list.ts';
import { expandRefund } from './expandRefund.ts';

const listSchema = z.strictObject({
  ...listFields,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** GET /v1/refunds */
export function listRefunds({ form, transaction }: ApiCall): ApiResponse {
  const { charge, payment_intent: intent, ...cursor } = parseParameters(listSchema, form);
  const refunds = transaction
    .list('refunds')
    .filter((refund) => charge === undefined || refund.charge === charge)
    .filter((refund) => intent === undefined || refund.payment_intent === intent);
  const found = paginate(refunds, cursor, { url: '/v1/refunds', noun: 'refund' });
  const paths = cursor.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...found, data: found.data.map((refund) => expandRefund(refund, paths, transaction)) });
}

const retrieveParameters = z.strictObject({ expand });

/** GET /v1/refunds/:id */
export function retrieveRefund({ id, form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(retrieveParameters, form);
  const refund = transaction.get('refunds', id);
  if (!refund) throw resourceMissing('refund', id);
  return ok(expandRefund(refund, parameters.expand, transaction));
}
