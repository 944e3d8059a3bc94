import { OFFERED_TYPES } from '../paymentMethods/paymentMethodParameters.ts';
import { invalidRequest } from '../StripeError.ts';

/**
 * Returns the allowed payment method types that the account offers. Bank accounts are available for US dollars only.
 * @param allowed null allows all types
 * @throws StripeError (400) when no type is available
 */
export function availableTypes(allowed: string[] | null, currency: string): string[] {
  const offered = OFFERED_TYPES.filter((type) => type === 'card' || currency === 'usd');
  const types = allowed ? offered.filter((type) => allowed.includes(type)) : offered;
  if (types.length > 0) return types;
  throw invalidRequest(
    `No valid payment method types for this PaymentIntent. None of the allowed types (${allowed?.join(', ')}) is activated for this account.`,
    { code: 'payment_intent_invalid_parameter', param: 'allowed_payment_method_types' },
  );
}
