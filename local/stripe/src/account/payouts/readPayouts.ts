import { z } from 'zod';
import { resourceMissing } from '../../StripeError.ts';
import { parseParameters } from '../../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../../requests/call.ts';
import { listFields, paginate } from '../../requests/list.ts';

const { expand: _, ...fields } = listFields;

const listSchema = z.strictObject({
  ...fields,
  status: z.enum(['pending', 'paid', 'failed', 'canceled']).optional(),
});

/** GET /v1/payouts */
export function listPayouts({ form, transaction }: ApiCall): ApiResponse {
  const { status, ...cursor } = parseParameters(listSchema, form);
  const payouts = transaction
    .list('payouts')
    .filter((payout) => status === undefined || payout.status === status);
  return ok(paginate(payouts, cursor, { url: '/v1/payouts', noun: 'payout' }));
}

/** GET /v1/payouts/:id */
export function retrievePayout({ id, transaction }: ApiCall): ApiResponse {
  const payout = transaction.get('payouts', id);
  if (!payout) throw resourceMissing('payout', id);
  return ok(payout);
}
