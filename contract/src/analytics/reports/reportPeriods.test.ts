import { expect, test } from 'vitest';
import { daysOfPeriod } from './reportPeriods.ts';
import { ageOf } from './reportTables.ts';

test.each([
  ['this-month', '2026-11-29', '2026-11-01', '2026-11-29'],
  ['this-month', '2026-12-01', '2026-12-01', '2026-12-01'],
  ['last-month', '2026-11-29', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['this-quarter', '2026-11-29', '2026-10-01', '2026-11-29'],
  ['this-quarter', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['this-quarter', '2026-06-30', '2026-04-01', '2026-06-30'],
] as const)('%s on %s is from %s to %s', (period, today, startDate, endDate) => {
  expect(daysOfPeriod(period, today)).toEqual({ startDate, endDate });
});

test.each([
  [-1, '0-30'],
  [0, '0-30'],
  [30, '0-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, 'older'],
  [4000, 'older'],
])('an amount that is owed for %i days has the age %s', (days, age) => {
  expect(ageOf(days)).toBe(age);
});
