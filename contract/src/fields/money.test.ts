import { expect, test } from 'vitest';
import { CURRENCY, formatCents, REQUEST_FEE_CENTS } from './money.ts';

test('the processing fee is fifteen US dollars', () => {
  expect(REQUEST_FEE_CENTS).toBe(1500);
  expect(CURRENCY).toBe('usd');
  expect(formatCents(REQUEST_FEE_CENTS)).toBe('$15.00');
});

test.each([
  [0, '$0.00'],
  [1, '$0.01'],
  [10, '$0.10'],
  [99, '$0.99'],
  [100, '$1.00'],
  [1005, '$10.05'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [123_456_789, '$1,234,567.89'],
  [-1500, '-$15.00'],
])('formats %i cents as %s', (cents, shown) => {
  expect(formatCents(cents)).toBe(shown);
});

test('formatted amounts below one hundred dollars keep their cents', () => {
  const wrong: number[] = [];
  for (let cents = 0; cents < 10_000; cents += 7) {
    if (Number(formatCents(cents).replace(/[$.]/g, '')) !== cents) wrong.push(cents);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['en', '$15.00'],
  ['es', '$15.00'],
  ['fr', '15,00\u00a0$\u00a0US'],
] as const)('formats US dollars for %s readers', (language, shown) => {
  expect(formatCents(1500, language)).toBe(shown);
});
