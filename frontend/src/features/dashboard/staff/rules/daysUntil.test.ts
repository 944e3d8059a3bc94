import { expect, it } from 'vitest';
import { daysUntil } from './daysUntil.ts';

it.each([
  ['2026-11-21', 0],
  ['2026-11-24', 3],
  ['2026-11-01', -20],
  ['2027-01-01', 41],
])('from 2026-11-21 to %s is %i days', (day, days) => {
  expect(daysUntil(day, '2026-11-21')).toBe(days);
});
