import { parseCount } from '@portal/contract/fields/entered/counts.ts';

/** Normalizes an entered quantity: 1 if it has no digits. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizeQuantity(input: string): string {
  const quantity = parseQuantity(input);
  return Number.isNaN(quantity) ? input : String(quantity);
}

/** Parses an entered quantity; NaN if the user must correct it. */
export function parseQuantity(input: string): number {
  const quantity = parseCount(input, 1);
  return quantity !== null && quantity >= 1 ? quantity : Number.NaN;
}
