import { expect, it } from 'vitest';
import { monthsOfDays } from './monthsOfDays.ts';

const copied = { from: '2025-11-20T00:00:00.000Z', until: '2026-02-10T12:00:00.000Z' };

it.each([
  ['2026-01-15', '2026-02-28', ['2026-02', '2026-01']],
  ['2026-01-01', '2026-01-31', ['2026-01']],
  ['0001-01-01', '9999-12-31', ['2026-02', '2026-01', '2025-12', '2025-11']],
  ['2025-01-01', '2025-10-31', []],
  ['2026-03-01', '2026-03-31', []],
])('the months of %s to %s that are copied', (startDate, endDate, expected) => {
  expect(monthsOfDays({ startDate, endDate }, copied)).toEqual(expected);
});
