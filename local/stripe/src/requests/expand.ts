import { invalidRequest } from '../StripeError.ts';
import type { Transaction } from '../store/Transaction.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';

/**
 * Replaces ids with their objects at the requested paths.
 * @throws StripeError (400) for a property that cannot be expanded
 */
export function expandPaymentIntent(
  intent: PaymentIntent,
  paths: string[] | undefined,
  transaction: Transaction,
): object {
  const expanded: Record<string, unknown> = { ...intent };
  for (const path of paths ?? []) {
    if (path === 'latest_charge') {
      expanded[path] = intent.latest_charge && transaction.get('charges', intent.latest_charge);
    } else if (path === 'payment_method') {
      const stored = intent.payment_method && transaction.get('paymentMethods', intent.payment_method);
      expanded[path] = stored ? stored.paymentMethod : intent.payment_method;
    } else {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  return expanded;
}
