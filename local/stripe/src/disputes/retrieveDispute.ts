import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { resourceMissing } from '../StripeError.ts';

/** GET /v1/disputes/:id */
export function retrieveDispute({ id, transaction }: Call): ApiResponse {
  const dispute = transaction.get('disputes', id);
  if (!dispute) throw resourceMissing('dispute', id);
  return ok(dispute);
}
