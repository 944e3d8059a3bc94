import { hasNoDigits, GROUPED_DIGITS } from './counts.ts';

const AMOUNT = new RegExp(`^([-−]?)\\$?\\s*(\\d{0,12}|${GROUPED_DIGITS})(?:\\.(\\d{0,2}))?$`);

/**
 * Parses an amount in US dollars as people type it, with or without `$` and thousands separators. Returns cents; 0 for a
 * text without digits; null for an ambiguous one (`1e3`, `1,50`, three decimals), which the person must correct.
 */
export function parseCents(input: string): number | null {
  const text = input.trim();
  if (hasNoDigits(text)) return 0;
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, minus = '', dollars = '', hundredths = ''] = match;
  const cents = Number(dollars.replaceAll(/\D/g, '') || '0') * 100 + Number(hundredths.padEnd(2, '0'));
  return minus && cents > 0 ? -cents : cents;
}
