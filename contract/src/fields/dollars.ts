import { hasNoDigits, GROUPED_DIGITS } from './counts.ts';

const AMOUNT = new RegExp(`^([-−]?)\\$?\\s*(\\d{0,12}|${GROUPED_DIGITS})(?:\\.(\\d{0,2}))?$`);

/**
 * Reads an amount in US dollars as people type it, with or without `$` and thousands separators, and answers whole
 * cents. What is no number at all counts as 0. Null for what could be read as another amount than was meant (`1e3`,
 * `1,50`, three decimals): it is for the person to correct.
 */
export function parseCents(typed: string): number | null {
  const text = typed.trim();
  if (hasNoDigits(text)) return 0;
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, minus = '', dollars = '', hundredths = ''] = match;
  const cents = Number(dollars.replaceAll(/\D/g, '') || '0') * 100 + Number(hundredths.padEnd(2, '0'));
  return minus && cents > 0 ? -cents : cents;
}
