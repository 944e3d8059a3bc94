import type { StoredPaymentMethod } from '../objects/paymentMethod.ts';
import { addPaymentMethod, addTokenPaymentMethod } from '../paymentMethods/addPaymentMethod.ts';
import type { PaymentMethodData } from '../paymentMethods/paymentMethodParameters.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest, noSuch } from '../StripeError.ts';

interface Given {
  payment_method?: string | undefined;
  payment_method_data?: PaymentMethodData | undefined;
}

/**
 * The payment method that a request names by id, by token or by its data.
 * @returns undefined when it names none
 * @throws StripeError (400, 402)
 */
export function resolvePaymentMethod(
  transaction: Transaction,
  { payment_method: id, payment_method_data: data }: Given,
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
  if (!stored) throw noSuch('PaymentMethod', id, 'payment_method');
  return stored;
}
