import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { patientDetails } from './patientDetails.ts';

const aPatient = { patientName: 'Maria Santos', patientDob: '1980-02-29' };
const NAME = 'Patient name is required';
const DOB = 'Date of birth is required';
const FUTURE = 'Date of birth cannot be in the future';
const INVALID = 'Please enter a valid date of birth';
const SSN = 'Social Security number ';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-10T08:00:00Z');
});
afterEach(() => vi.useRealTimers());

test('name and date of birth are required, SSN digits are optional', () => {
  expect(problemsOf(patientDetails, {})).toEqual({ patientName: [NAME], patientDob: [DOB] });
  expect(problemsOf(patientDetails, { patientName: '', patientDob: '', patientSsnLast4: '' })).toEqual({
    patientName: [NAME],
    patientDob: [DOB],
  });
  expect(problemsOf(patientDetails, aPatient)).toEqual({});
});

test.each<[field: string, value: unknown, problem: string | null]>([
  ['patientName', 'M', null],
  ['patientName', '  ', NAME],
  ['patientName', 5, NAME],
  ['patientName', 'M'.repeat(200), null],
  ['patientName', 'M'.repeat(201), 'Please use at most 200 characters'],
  ['patientDob', 19800229, DOB],
  ['patientDob', '1899-12-31', INVALID],
  ['patientDob', '1900-01-01', null],
  ['patientDob', '2023-02-29', INVALID],
  ['patientDob', '2024-02-29', null],
  ['patientDob', 'soon', INVALID],
  ['patientDob', '2026-03-10', null],
  ['patientDob', '2026-03-11', FUTURE],
  ['patientSsnLast4', '1234', null],
  ['patientSsnLast4', '123', `${SSN}must be exactly 4 digits`],
  ['patientSsnLast4', '12345', `${SSN}must be exactly 4 digits`],
  ['patientSsnLast4', '12x4', `${SSN}can only contain digits 0-9`],
  ['patientSsnLast4', '0000', `${SSN}cannot be 0000`],
  ['patientSsnLast4', '7777', `${SSN}cannot have all the same digits`],
])('%s %j has the problem %s', (field, value, problem) => {
  expect(problemsOf(patientDetails, { ...aPatient, [field]: value })).toEqual(
    problem === null ? {} : { [field]: [problem] },
  );
});

describe('today', () => {
  test('is a valid date of birth as soon as the day has begun anywhere on earth', () => {
    const bornTomorrow = { ...aPatient, patientDob: '2026-03-11' };
    vi.setSystemTime('2026-03-10T09:59:59Z');
    expect(problemsOf(patientDetails, bornTomorrow)).toEqual({ patientDob: [FUTURE] });
    vi.setSystemTime('2026-03-10T10:00:00Z');
    expect(problemsOf(patientDetails, bornTomorrow)).toEqual({});
  });
});
