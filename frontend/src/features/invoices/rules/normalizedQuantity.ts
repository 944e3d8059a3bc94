import { parseCount } from '@portal/contract/fields/counts.ts';

/** Normalizes a typed quantity: 1 if it has no digits. Ambiguous input is returned unchanged so that the user can correct it. */
export function normalizedQuantity(typed: string): string {
  const quantity = quantityOf(typed);
  return Number.isNaN(quantity) ? typed : String(quantity);
}

/** The same as a number; NaN if the user must correct it. */
export function quantityOf(typed: string): number {
  const quantity = parseCount(typed, 1);
  return quantity !== null && quantity >= 1 ? quantity : Number.NaN;
}
