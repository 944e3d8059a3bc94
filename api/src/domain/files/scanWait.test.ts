import { expect, test } from 'vitest';
import { scanWaitMs } from './scanWait.ts';

test.each([
  ['a new file', 1, 1],
  ['a file of eight minutes', 8, 2],
  ['a file of a day', 24 * 60, 60],
])('scanWaitMs of %s', (_, ageMinutes, minutes) => {
  const now = new Date('2026-03-12T12:00:00.000Z');
  const uploadedAt = new Date(now.getTime() - ageMinutes * 60_000).toISOString();
  expect(scanWaitMs({ uploadedAt }, now)).toBe(minutes * 60_000);
});
