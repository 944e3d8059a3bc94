import { expect, it } from 'vitest';
import { withinAmount } from './withinAmount.ts';

it.each([
  ['25', '25'],
  ['25.50', '25.50'],
  ['$1a2', '12'],
  ['1.2.3', '1.23'],
  ['.5', '.5'],
  ['25,50', '25.50'],
  ['1,000.50', '1.00050'],
  ['-3', '3'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(withinAmount(typed)).toBe(kept);
});
