import type { StoredPaymentMethod } from '../objects/paymentMethod.ts';
import { addPaymentMethod, addTokenPaymentMethod } from '../paymentMethods/addPaymentMethod.ts';
import type { PaymentMethodData } from '../paymentMethods/paymentMethodParameters.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, resourceMissing } from '../StripeError.ts';

interface PaymentMethodReference {
  payment_method?: string | undefined;
  payment_method_data?: PaymentMethodData | undefined;
}

/**
 * Resolves the payment method of a request from an id, a token or its data.
 * @returns undefined when the request has none
 * @throws StripeError (400, 402)
 */
export function resolvePaymentMethod(
  transaction: Transaction,
  { payment_method: id, payment_method_data: data }: PaymentMethodReference,
): StoredPaymentMethod | undefined {
  if (id !== undefined && data) {
    throw invalidRequest('Received both payment_method and payment_method_data. Please pass in only one.', {
      code: 'parameters_exclusive',
      param: 'payment_method_data',
    });
  }
  if (data) return addPaymentMethod(transaction, data);
  if (id === undefined) return undefined;

  const stored = addTokenPaymentMethod(transaction, id) ?? transaction.get('paymentMethods', id);
  if (!stored) throw resourceMissing('PaymentMethod', id, 'payment_method');
  return stored;
}
