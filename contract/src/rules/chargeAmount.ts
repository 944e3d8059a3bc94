/** The most that can be charged at once, in cents; what Stripe takes. */
export const MOST_CHARGE_CENTS = 99_999_999;

/** The least; Stripe takes nothing below half a dollar. */
export const LEAST_CHARGE_CENTS = 50;

/**
 * Reads an amount in US dollars as people type it (digits with at most one decimal point, at most two places after
 * it) and answers whole cents, or null for what is no such amount.
 */
export function centsOf(typed: string): number | null {
  const match = /^(\d{0,9})(?:\.(\d{0,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, dollars = '', hundredths = ''] = match;
  return Number(dollars || '0') * 100 + Number(hundredths.padEnd(2, '0'));
}

/** The same for an amount that is to be charged; null for what cannot be. */
export function chargeCents(typed: string): number | null {
  const cents = centsOf(typed);
  return cents !== null && cents >= LEAST_CHARGE_CENTS && cents <= MOST_CHARGE_CENTS ? cents : null;
}
