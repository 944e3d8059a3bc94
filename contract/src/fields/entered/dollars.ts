import { asciiForms } from './asciiForms.ts';
import { hasNoDigits, GROUPED_DIGITS } from './counts.ts';

const CURRENCY_BEFORE = String.raw`(?:(?:us)?\$|usd)`;
const AMOUNT = new RegExp(
  `^([-−]?)(${CURRENCY_BEFORE}?)\\s*(\\d{0,12}|${GROUPED_DIGITS})(?:\\.(\\d{0,2}))?(\\s*(?:\\$|usd)?)$`,
  'i',
);

/**
 * Parses an amount in US dollars as people type it, with or without `$`, `US$` or `USD` and thousands separators. Returns cents; 0 for a
 * text without digits; null for an ambiguous one (`1e3`, `1,50`, three decimals), which the person must correct.
 */
export function parseCents(input: string): number | null {
  const text = asciiForms(input).trim();
  if (hasNoDigits(text)) return 0;
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, minus = '', before, dollars = '', hundredths = '', after] = match;
  if (before && after) return null;
  const cents = Number(dollars.replaceAll(/\D/g, '') || '0') * 100 + Number(hundredths.padEnd(2, '0'));
  return minus && cents > 0 ? -cents : cents;
}
