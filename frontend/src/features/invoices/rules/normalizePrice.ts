import { parseCents } from '@portal/contract/fields/entered/dollars.ts';

/**
 * Normalizes an entered price in US dollars: `12` and `$12.00` become `12.00`; text without digits becomes `0`.
 * Ambiguous input is returned unchanged so that the user can correct it.
 */
export function normalizePrice(input: string): string {
  const cents = parseCents(input);
  if (cents === null || cents < 0) return input;
  return cents === 0 ? '0' : (cents / 100).toFixed(2);
}
