import { OFFERED_TYPES } from '../paymentMethods/paymentMethodParameters.ts';
import { invalidRequest } from '../StripeError.ts';

/**
 * The types a payment can be made with: those allowed that this account offers, banks in US dollars only.
 * @param allowed null when the caller leaves the choice to Stripe
 * @throws StripeError (400) when nothing remains
 */
export function availableTypes(allowed: string[] | null, currency: string): string[] {
  const offered = OFFERED_TYPES.filter((type) => type === 'card' || currency === 'usd');
  const types = allowed ? offered.filter((type) => allowed.includes(type)) : offered;
  if (types.length > 0) return types;
  throw invalidRequest(
    `No valid payment method types for this PaymentIntent. Of those allowed (${allowed?.join(', ')}) none is activated for this account.`,
    { code: 'payment_intent_invalid_parameter', param: 'allowed_payment_method_types' },
  );
}
