import { z } from 'zod';
import { resourceMissing } from '../StripeError.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { listFields, paginate } from '../requests/list.ts';

const listSchema = z.strictObject({
  ...listFields,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** GET /v1/disputes */
export function listDisputes({ form, transaction }: ApiCall): ApiResponse {
  const { charge, payment_intent: intent, ...cursor } = parseParameters(listSchema, form);
  const disputes = transaction
    .list('disputes')
    .filter((dispute) => charge === undefined || dispute.charge === charge)
    .filter((dispute) => intent === undefined || dispute.payment_intent === intent);
  return ok(paginate(disputes, cursor, { url: '/v1/disputes', noun: 'dispute' }));
}

/** GET /v1/disputes/:id */
export function retrieveDispute({ id, transaction }: ApiCall): ApiResponse {
  const dispute = transaction.get('disputes', id);
  if (!dispute) throw resourceMissing('dispute', id);
  return ok(dispute);
}
