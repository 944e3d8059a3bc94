import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { resourceMissing } from '../StripeError.ts';

/** GET /v1/charges/:id */
export function retrieveCharge({ id, transaction }: ApiCall): ApiResponse {
  const charge = transaction.get('charges', id);
  if (!charge) throw resourceMissing('charge', id);
  return ok(charge);
}
