import { expect, test } from 'vitest';
import { listOrder } from './listOrder.ts';

test.each([
  [7, 7],
  ['7', 7],
  ['1,000', 1000],
  ['', 0],
  ['third', 0],
  [null, 0],
  [undefined, 0],
  [{ valueOf: 1, toString: 1 }, 0],
])('parses %j as %i', (value, order) => {
  expect(listOrder.parse(value)).toBe(order);
});

test.each([
  ['1e3', 'Please enter a whole number from 0 to 9999'],
  ['2.5', 'Please enter a whole number from 0 to 9999'],
  [2.5, 'Please enter a whole number from 0 to 9999'],
  [Infinity, 'Please enter a whole number from 0 to 9999'],
  ['-1', 'Please enter an order of 0 or more'],
  ['10,000', 'Please enter an order of at most 9999'],
])('rejects %j', (value, message) => {
  expect(listOrder.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
