import * as z from 'zod/mini';

/** The highest place of a list. */
export const MOST_ORDER = 9999;

/** A place in a list, lowest first. What is no number counts as 0; what follows a decimal point falls away. */
export const listOrder = z.pipe(
  z.transform(wholeNumberOf),
  z
    .int()
    .check(
      z.minimum(0, 'Please enter an order of 0 or more'),
      z.maximum(MOST_ORDER, 'Please enter an order of at most 9999'),
    ),
);

function wholeNumberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}
