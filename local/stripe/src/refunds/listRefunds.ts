import { z } from 'zod';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { listFields, paginate } from '../requests/list.ts';
import { expandRefund } from './expandRefund.ts';

const listSchema = z.strictObject({
  ...listFields,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** GET /v1/refunds */
export function listRefunds({ form, transaction }: Call): ApiResponse {
  const { charge, payment_intent: intent, ...cursor } = parseParameters(listSchema, form);
  const refunds = transaction
    .list('refunds')
    .filter((refund) => charge === undefined || refund.charge === charge)
    .filter((refund) => intent === undefined || refund.payment_intent === intent);
  const found = paginate(refunds, cursor, { url: '/v1/refunds', noun: 'refund' });
  const paths = cursor.expand?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...found, data: found.data.map((refund) => expandRefund(refund, paths, transaction)) });
}
