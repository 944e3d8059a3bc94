import { parseCents } from '../../fields/entered/dollars.ts';

/** Maximum charge in cents; Stripe's limit. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** Minimum charge in cents; Stripe's limit. */
export const MIN_CHARGE_CENTS = 50;

/** Parses a charge in US dollars as entered. Returns cents; null if the amount cannot be charged. */
export function parseChargeCents(amount: string): number | null {
  const cents = parseCents(amount);
  return cents !== null && cents >= MIN_CHARGE_CENTS && cents <= MAX_CHARGE_CENTS ? cents : null;
}
