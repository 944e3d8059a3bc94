import { expect, test } from 'vitest';
import { isSpent, recordExhaustedLimit } from './spentLimits.ts';

const at = (ms: number) => new Date(ms);

test('a limit is spent until its window ends', () => {
  recordExhaustedLimit('a', 1000);
  expect(isSpent('a', at(999))).toBe(true);
  expect(isSpent('a', at(1000))).toBe(false);
  expect(isSpent('a', at(999))).toBe(false);
});

test('a limit that was not recorded is not exhausted', () => {
  expect(isSpent('b', at(0))).toBe(false);
});

test('however many addresses there are, the memory has an end', () => {
  recordExhaustedLimit('first', 1000);
  for (let number = 0; number < 10_000; number++) recordExhaustedLimit(`other ${number}`, 1000);
  expect(isSpent('first', at(0))).toBe(false);
  expect(isSpent('other 9999', at(0))).toBe(true);
});
