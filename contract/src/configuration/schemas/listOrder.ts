import * as z from 'zod/mini';
import { parseCount } from '../../fields/entered/counts.ts';

/** Maximum order of a list item. */
export const MAX_ORDER = 9999;

const ORDER = 'Please enter a whole number from 0 to 9999';

/** The order of a list item, lowest first. A missing value and a text without digits count as 0. */
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

/** Reads only numbers and texts: converting an object to a number could return anything, or throw. */
function orderOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (parseCount(value, 0) ?? Number.NaN) : 0;
}
