import { MIN_CHARGE_CENTS, MAX_CHARGE_CENTS } from './chargeAmount.ts';
import { parseCents } from '../../fields/dollars.ts';

/** A line of an invoice as it is typed: `unitPrice` in US dollars. */
export interface TypedLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: string;
}

export const MAX_QUANTITY = 100_000;

/** Why a line is not valid on an invoice; null when it is valid. Unfinished lines are left out. */
export function lineProblem({
  description,
  quantity,
  unitPrice,
}: TypedLine): 'unfinished' | 'quantity' | 'price' | null {
  const cents = parseCents(unitPrice);
  if (cents === null || cents < 0 || cents > MAX_CHARGE_CENTS) return 'price';
  if (!Number.isInteger(quantity) || quantity > MAX_QUANTITY) return 'quantity';
  return description.trim() === '' || quantity < 1 || cents === 0 ? 'unfinished' : null;
}

/** Quantity times unit price, in cents; zero for an invalid line. */
export function lineCents(line: TypedLine): number {
  return lineProblem(line) === null ? line.quantity * (parseCents(line.unitPrice) ?? 0) : 0;
}

/** Total of the lines, in cents. */
export function invoiceCents(lines: readonly TypedLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** Whether so much can be asked for with one invoice; both bounds are Stripe's. */
export function totalProblem(cents: number): 'none' | 'too-little' | 'too-much' | null {
  if (cents === 0) return 'none';
  if (cents < MIN_CHARGE_CENTS) return 'too-little';
  return cents > MAX_CHARGE_CENTS ? 'too-much' : null;
}
