import { expect, test } from 'vitest';
import { rangeProblem } from './rules.ts';

const both = 'Please select both start and end dates';
const order = 'End date must be on or after the start date';
const invalid = 'Please enter a valid date';

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2024-02-29', '2026-01-01', null],
  ['', '2026-01-01', { field: 'startDate', message: both }],
  [undefined, undefined, { field: 'startDate', message: both }],
  ['2026-01-01', '', { field: 'endDate', message: both }],
  ['2026-01-02', '2026-01-01', { field: 'endDate', message: order }],
  ['2026-02-30', '2026-03-01', { field: 'startDate', message: invalid }],
  ['2026-02-01', '3/1/2026', { field: 'endDate', message: invalid }],
])('from %j to %j has the problem %j', (startDate, endDate, problem) => {
  expect(rangeProblem({ startDate, endDate })).toEqual(problem);
});
