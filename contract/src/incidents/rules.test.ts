import { expect, test } from 'vitest';
import { daysUntil, incidentDueOn, notifiedDayProblem, pastDayProblem } from './rules.ts';

const now = new Date('2026-03-10T18:00:00.000Z');
const FUTURE = 'The date must not be in the future';

test.each([
  ['2026-03-10', '2026-05-09'],
  ['2026-12-31', '2027-03-01'],
  ['2027-12-31', '2028-02-29'],
])('an incident discovered on %s is due on %s', (discoveredOn, dueOn) => {
  expect(incidentDueOn(discoveredOn)).toBe(dueOn);
});

test.each([
  ['2026-03-10', '2026-03-10', 0],
  ['2026-03-12', '2026-03-10', 2],
  ['2026-03-01', '2026-03-10', -9],
  // Clocks change on March 8 in the United States.
  ['2026-03-09', '2026-03-07', 2],
])('until %s from %s it is %i days', (day, today, days) => {
  expect(daysUntil(day, today)).toBe(days);
});

test.each([
  ['2026-03-11', null],
  ['2026-03-12', FUTURE],
  ['2020-03-11', null],
  ['2020-03-10', 'The date must be within the last six years'],
])('the day %s of a discovery: %s', (day, problem) => {
  expect(pastDayProblem(day, now)).toBe(problem);
});

test.each([
  ['2026-03-09', null],
  ['2026-03-08', 'The date must not be before the discovery'],
  ['2026-03-12', FUTURE],
])('the day %s of a notice: %s', (day, problem) => {
  expect(notifiedDayProblem(day, '2026-03-09', now)).toBe(problem);
});
