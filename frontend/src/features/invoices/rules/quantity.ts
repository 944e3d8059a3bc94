import { parseCount } from '@portal/contract/fields/counts.ts';

/** Normalizes a typed quantity: 1 if it has no digits. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizeQuantity(typed: string): string {
  const quantity = parseQuantity(typed);
  return Number.isNaN(quantity) ? typed : String(quantity);
}

/** Parses a typed quantity; NaN if the user must correct it. */
export function parseQuantity(typed: string): number {
  const quantity = parseCount(typed, 1);
  return quantity !== null && quantity >= 1 ? quantity : Number.NaN;
}
