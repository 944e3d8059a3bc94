/** The most that can be charged for one file, in cents; what Stripe takes at once. */
export const MOST_CHARGE_CENTS = 99_999_999;

/** The least; Stripe takes nothing below half a dollar. */
const LEAST_CHARGE_CENTS = 50;

/**
 * Reads an amount in US dollars as people type it (digits with at most one decimal point, at most two places after
 * it) and answers whole cents, or null for what cannot be charged.
 */
export function chargeCents(typed: string): number | null {
  const match = /^(\d{0,9})(?:\.(\d{0,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, dollars = '', hundredths = ''] = match;
  const cents = Number(dollars || '0') * 100 + Number(hundredths.padEnd(2, '0'));
  return cents >= LEAST_CHARGE_CENTS && cents <= MOST_CHARGE_CENTS ? cents : null;
}
