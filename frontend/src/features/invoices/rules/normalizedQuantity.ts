import { countOf } from '@portal/contract/fields/counts.ts';

/** What is typed as a quantity, as it counts: 1 for what is no number. What has to be corrected stays as it was typed. */
export function normalizedQuantity(typed: string): string {
  const quantity = quantityOf(typed);
  return Number.isNaN(quantity) ? typed : String(quantity);
}

/** The same as a number; NaN for what has to be corrected. */
export function quantityOf(typed: string): number {
  const quantity = countOf(typed, 1);
  return quantity !== null && quantity >= 1 ? quantity : Number.NaN;
}
