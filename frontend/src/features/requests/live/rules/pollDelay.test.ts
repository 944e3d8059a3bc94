import { expect, test } from 'vitest';
import { pollDelay } from './pollDelay.ts';

test('failures make polls rarer, up to once a minute', () => {
  expect([0, 1, 2, 3, 4, 20].map(pollDelay)).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});
