import { centsOf } from '@portal/contract/rules/chargeAmount.ts';

/**
 * What is typed as a price in US dollars, as it counts: `12` and `$12,00` are `12.00`, and what is no price is `0`. A
 * number that could mean two prices, or none, stays as it was typed: `1,250` and `12.345` are for the person to mend.
 */
export function settledPrice(typed: string): string {
  const amount = typed.trim().replace(/^\$\s*/, '');
  const plain = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(amount)
    ? amount.replaceAll(',', '')
    : amount.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const cents = centsOf(plain);
  if (cents === null) return /^\d[\d.,]*$/.test(amount) ? amount : '0';
  return cents === 0 ? '0' : (cents / 100).toFixed(2);
}
