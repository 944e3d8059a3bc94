import type { Refund } from '../objects/refund.ts';
import type { Transaction } from '../store/Transaction.ts';
import { invalidRequest } from '../StripeError.ts';

/**
 * Replaces ids with their objects at the requested paths.
 * @throws StripeError (400) for a property that cannot be expanded
 */
export function expandRefund(refund: Refund, paths: string[] = [], transaction: Transaction): object {
  const expanded: Record<string, unknown> = { ...refund };
  for (const path of paths) {
    if (path === 'charge') expanded[path] = transaction.get('charges', refund.charge);
    else if (path === 'payment_intent') {
      expanded[path] = transaction.get('paymentIntents', refund.payment_intent);
    } else throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  return expanded;
}
