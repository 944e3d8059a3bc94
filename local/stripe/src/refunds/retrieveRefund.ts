import { z } from 'zod';
import { expand } from '../form/fields.ts';
import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type Call } from '../requests/call.ts';
import { resourceMissing } from '../StripeError.ts';
import { expandRefund } from './expandRefund.ts';

const retrieveParameters = z.strictObject({ expand });

/** GET /v1/refunds/:id */
export function retrieveRefund({ id, form, transaction }: Call): ApiResponse {
  const parameters = parseParameters(retrieveParameters, form);
  const refund = transaction.get('refunds', id);
  if (!refund) throw resourceMissing('refund', id);
  return ok(expandRefund(refund, parameters.expand, transaction));
}
