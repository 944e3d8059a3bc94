import * as z from 'zod/mini';
import { parseCount } from '../../fields/counts.ts';

/** The highest place of a list. */
export const MAX_ORDER = 9999;

const ORDER = 'Please enter a whole number from 0 to 9999';

/** A place in a list, lowest first. What is no number, or is left out, counts as 0. */
export const listOrder = z._default(
  z.pipe(
    z.transform(orderOf),
    z
      .int(ORDER)
      .check(
        z.minimum(0, 'Please enter an order of 0 or more'),
        z.maximum(MAX_ORDER, 'Please enter an order of at most 9999'),
      ),
  ),
  0,
);

/** Only numbers and texts are read: an object may answer anything, or throw, when it is asked for its number. */
function orderOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (parseCount(value, 0) ?? Number.NaN) : 0;
}
