import { expect, test } from 'vitest';
import { isAnyExhausted, isExhausted, recordExhaustedLimit } from './exhaustedLimits.ts';

const at = (ms: number) => new Date(ms);

test('a limit is exhausted until its window ends', () => {
  expect(isAnyExhausted()).toBe(false);
  recordExhaustedLimit('a', 1000);
  expect(isAnyExhausted()).toBe(true);
  expect(isExhausted('a', at(999))).toBe(true);
  expect(isExhausted('a', at(1000))).toBe(false);
  expect(isExhausted('a', at(999))).toBe(false);
});

test('a limit that was not recorded is not exhausted', () => {
  expect(isExhausted('b', at(0))).toBe(false);
});

test('the memory is bounded', () => {
  recordExhaustedLimit('first', 1000);
  for (let number = 0; number < 10_000; number++) recordExhaustedLimit(`other ${number}`, 1000);
  expect(isExhausted('first', at(0))).toBe(false);
  expect(isExhausted('other 9999', at(0))).toBe(true);
});
