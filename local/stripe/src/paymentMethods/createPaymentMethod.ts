import { parseParameters } from '../form/parseParameters.ts';
import { ok, type ApiResponse, type ApiCall } from '../requests/call.ts';
import { addPaymentMethod } from './addPaymentMethod.ts';
import { paymentMethodParametersSchema } from './paymentMethodParameters.ts';

/** POST /v1/payment_methods */
export function createPaymentMethod({ form, transaction }: ApiCall): ApiResponse {
  const parameters = parseParameters(paymentMethodParametersSchema, form);
  return ok(addPaymentMethod(transaction, parameters).paymentMethod);
}
