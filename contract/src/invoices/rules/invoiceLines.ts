import { MIN_CHARGE_CENTS, MAX_CHARGE_CENTS } from './chargeAmount.ts';
import { parseCents } from '../../fields/entered/dollars.ts';

/** An invoice line as entered. `unitPrice`: in US dollars. */
export interface LineInput {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: string;
}

export const MAX_QUANTITY = 100_000;

/**
 * Returns why a line is not valid on an invoice; null if it is valid. Unfinished lines are dropped from the invoice.
 */
export function lineProblem({
  description,
  quantity,
  unitPrice,
}: LineInput): 'unfinished' | 'quantity' | 'price' | null {
  const cents = parseCents(unitPrice);
  if (cents === null || cents < 0 || cents > MAX_CHARGE_CENTS) return 'price';
  if (!Number.isInteger(quantity) || quantity > MAX_QUANTITY) return 'quantity';
  return description.trim() === '' || quantity < 1 || cents === 0 ? 'unfinished' : null;
}

/** Returns quantity times unit price in cents; zero for an invalid line. */
export function lineCents(line: LineInput): number {
  return lineProblem(line) === null ? line.quantity * (parseCents(line.unitPrice) ?? 0) : 0;
}

/** Returns the total of the lines in cents. */
export function invoiceCents(lines: readonly LineInput[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** Returns why a total in cents cannot be invoiced; null if it can. Both bounds are Stripe's. */
export function totalProblem(cents: number): 'none' | 'too-little' | 'too-much' | null {
  if (cents === 0) return 'none';
  if (cents < MIN_CHARGE_CENTS) return 'too-little';
  return cents > MAX_CHARGE_CENTS ? 'too-much' : null;
}
