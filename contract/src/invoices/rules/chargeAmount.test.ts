import { expect, test } from 'vitest';
import { MAX_CHARGE_CENTS, parseChargeCents } from './chargeAmount.ts';

test.each<[string, number | null]>([
  ['25', 2500],
  ['25.', 2500],
  ['25.5', 2550],
  ['25.50', 2550],
  ['.5', 50],
  ['0.50', 50],
  ['0.49', null],
  ['0.01', null],
  [' 12.34 ', 1234],
  ['999999.99', MAX_CHARGE_CENTS],
  ['1000000', null],
  ['0', null],
  ['0.00', null],
  ['', null],
  ['.', null],
  ['1.2.3', null],
  ['1.234', null],
  ['-5', null],
  ['+5', null],
  ['1e3', null],
  ['1,000', 100_000],
  ['1,250.00', 125_000],
  ['$5', 500],
  ['1,50', null],
  ['٥', null],
  ['NaN', null],
  ['99999999999', null],
])('parses %j as %j cents', (typed, cents) => {
  expect(parseChargeCents(typed)).toBe(cents);
});
