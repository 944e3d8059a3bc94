import { centsOf } from '../../fields/dollars.ts';

/** The most that can be charged at once, in cents; what Stripe takes. */
export const MAX_CHARGE_CENTS = 99_999_999;

/** The least; Stripe takes nothing below half a dollar. */
export const MIN_CHARGE_CENTS = 50;

/** Reads an amount that is to be charged, in US dollars as typed, and answers cents; null for what cannot be charged. */
export function chargeCents(typed: string): number | null {
  const cents = centsOf(typed);
  return cents !== null && cents >= MIN_CHARGE_CENTS && cents <= MAX_CHARGE_CENTS ? cents : null;
}
