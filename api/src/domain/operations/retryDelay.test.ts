import { expect, test } from 'vitest';
import { retryDelayMs } from './retryDelay.ts';

const MINUTE = 60_000;

test.each([
  [0, MINUTE],
  [1, 2 * MINUTE],
  [2, 4 * MINUTE],
  [8, 256 * MINUTE],
  [9, 360 * MINUTE],
  [20, 360 * MINUTE],
  [5000, 360 * MINUTE],
])('retryDelayMs after %i attempts is %i', (attempts, delay) => {
  expect(retryDelayMs(attempts)).toBe(delay);
});

test('retryDelayMs never decreases', () => {
  const delays = Array.from({ length: 100 }, (_, attempts) => retryDelayMs(attempts));
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});
