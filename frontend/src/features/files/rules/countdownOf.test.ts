import { expect, it } from 'vitest';
import { countdownOf } from './countdownOf.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

it.each([
  ['2026-03-04T14:12:00.000Z', { days: 3, hours: 4, minutes: 12 }],
  ['2026-03-04T14:11:00.001Z', { days: 3, hours: 4, minutes: 12 }],
  ['2026-03-02T10:00:00.000Z', { days: 1, hours: 0, minutes: 0 }],
  ['2026-03-02T09:59:00.000Z', { days: 0, hours: 23, minutes: 59 }],
  ['2026-03-01T11:00:00.000Z', { days: 0, hours: 1, minutes: 0 }],
  ['2026-03-01T10:00:00.001Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-03-01T10:00:00.000Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-02-01T10:00:00.000Z', { days: 0, hours: 0, minutes: 0 }],
])('counts down to %s as %j', (until, expected) => {
  expect(countdownOf(until, now)).toEqual(expected);
});
