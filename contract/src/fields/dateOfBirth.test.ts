import { expect, test } from 'vitest';
import { dateOfBirthProblem } from './dateOfBirth.ts';

const TODAY = '2026-03-10';
const REQUIRED = 'Date of birth is required';
const FUTURE = 'Date of birth cannot be in the future';
const INVALID = 'Please enter a valid date of birth';

test.each<[dateOfBirth: string, problem: string | null]>([
  ['', REQUIRED],
  ['1899-12-31', INVALID],
  ['0099-01-01', INVALID],
  ['1900-01-01', null],
  ['1980-06-15', null],
  ['2026-03-09', null],
  [TODAY, null],
  ['2026-03-11', FUTURE],
  ['9999-12-31', FUTURE],
  ['2024-02-29', null],
  ['2000-02-29', null],
  ['1900-02-29', INVALID],
  ['2023-02-29', INVALID],
  ['2023-02-30', INVALID],
  ['2023-04-31', INVALID],
  ['2023-13-01', INVALID],
  ['2023-00-10', INVALID],
  ['2023-01-00', INVALID],
  ['not a date', INVALID],
  ['03/10/1980', INVALID],
  ['1980-3-1', INVALID],
  ['1980-03-01T00:00:00Z', INVALID],
  [' 1980-03-01', INVALID],
])('the problem of "%s" is %s', (dateOfBirth, problem) => {
  expect(dateOfBirthProblem(dateOfBirth, TODAY)).toBe(problem);
});
