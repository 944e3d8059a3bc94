import { expect, test } from 'vitest';
import { canShowCodeAgain } from './canShowCodeAgain.ts';

const NOW = new Date('2026-03-12T08:00:00.000Z');

test.each([
  ['2026-03-12T08:00:00.000Z', true],
  ['2026-03-11T08:00:00.001Z', true],
  ['2026-03-11T08:00:00.000Z', false],
  ['2025-03-12T08:00:00.000Z', false],
])('a request submitted at %s gets its code in the response again: %s', (submittedAt, expected) => {
  expect(canShowCodeAgain(submittedAt, NOW)).toBe(expected);
});
