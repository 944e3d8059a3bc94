import { centsOf } from '@portal/contract/fields/dollars.ts';

/**
 * What is typed as a price in US dollars, as it counts: `12` and `$12.00` are `12.00`, and what is no price is `0`.
 * What has to be corrected stays as it was typed.
 */
export function normalizedPrice(typed: string): string {
  const cents = centsOf(typed);
  if (cents === null || cents < 0) return typed;
  return cents === 0 ? '0' : (cents / 100).toFixed(2);
}
