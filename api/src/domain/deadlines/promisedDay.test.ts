import { expect, it } from 'vitest';
import { promisedDay } from './promisedDay.ts';

it.each([
  ['a later day', '2026-12-01', '2026-12-01'],
  ['today', '2026-11-28', '2026-11-28'],
  ['yesterday', '2026-11-27', null],
  ['a day of another year', '2025-12-31', null],
  ['an unknown day', '', null],
])('promises %s: %s → %s', (_, dueDate, promised) => {
  expect(promisedDay(dueDate, '2026-11-28')).toBe(promised);
});
