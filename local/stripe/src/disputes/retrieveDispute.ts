import { ok, type Answer, type Call } from '../requests/call.ts';
import { noSuch } from '../StripeError.ts';

/** GET /v1/disputes/:id */
export function retrieveDispute({ id, transaction }: Call): Answer {
  const dispute = transaction.get('disputes', id);
  if (!dispute) throw noSuch('dispute', id);
  return ok(dispute);
}
