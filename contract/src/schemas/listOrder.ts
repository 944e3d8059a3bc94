import * as z from 'zod/mini';

/** The highest place of a list. */
export const MOST_ORDER = 9999;

/** A place in a list, lowest first. What is no number, or is left out, counts as 0; what follows a decimal point falls away. */
export const listOrder = z._default(
  z.pipe(
    z.transform(wholeNumberOf),
    z
      .int()
      .check(
        z.minimum(0, 'Please enter an order of 0 or more'),
        z.maximum(MOST_ORDER, 'Please enter an order of at most 9999'),
      ),
  ),
  0,
);

/** Only numbers and texts are read: an object may answer anything, or throw, when it is asked for its number. */
function wholeNumberOf(value: unknown): number {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return 0;
  const number = Number(value);
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}
