import { parseCents } from '@portal/contract/fields/dollars.ts';

/**
 * Normalizes a typed price in US dollars: `12` and `$12.00` become `12.00`; text without digits becomes `0`.
 * Ambiguous input is returned unchanged so that the user can correct it.
 */
export function normalizePrice(typed: string): string {
  const cents = parseCents(typed);
  if (cents === null || cents < 0) return typed;
  return cents === 0 ? '0' : (cents / 100).toFixed(2);
}
