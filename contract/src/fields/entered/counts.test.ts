import { expect, test } from 'vitest';
import { parseCount } from './counts.ts';

test.each<[string, number]>([
  ['3', 3],
  [' 03 ', 3],
  ['0', 0],
  ['1,000', 1000],
  ['100,001', 100_001],
  ['1,000,000', 1_000_000],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['1\u202F000', 1000],
  ['-2', -2],
  ['−2', -2],
  ['-0', 0],
  ['１２', 12],
  ['\t12\u200b', 12],
])('parses %j as %i', (typed, count) => {
  expect(parseCount(typed, 14)).toBe(count);
});

test.each(['', '  ', 'soon', '-', ',', 'NaN', 'Infinity'])('returns the fallback for %j', (typed) => {
  expect(parseCount(typed, 14)).toBe(14);
  expect(parseCount(typed, 1)).toBe(1);
});

test.each([
  '1e3',
  '1e9',
  '2.5',
  '2.0',
  '1.000',
  '1,50',
  '1,0',
  '0,500',
  '1,000.5',
  '1 0',
  '1,000 000',
  '5 days',
  '+5',
  '0x1f',
  '٣',
  '1000000000000000',
])('returns null for %j', (typed) => {
  expect(parseCount(typed, 1)).toBeNull();
});
