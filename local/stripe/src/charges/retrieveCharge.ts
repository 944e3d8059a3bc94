import { ok, type Answer, type Call } from '../requests/call.ts';
import { noSuch } from '../StripeError.ts';

/** GET /v1/charges/:id */
export function retrieveCharge({ id, transaction }: Call): Answer {
  const charge = transaction.get('charges', id);
  if (!charge) throw noSuch('charge', id);
  return ok(charge);
}
