import { expect, it } from 'vitest';
import { possibleDuplicates } from './possibleDuplicates.ts';

const request = {
  patientName: 'Maria Santos',
  patientDob: '1980-02-29',
  facilityName: 'Lakeview Hospital',
  requestType: 7,
  submittedAt: '2026-06-30T12:00:00.000Z',
};

it.each([
  ['the same values', {}, true],
  ['another spelling', { patientName: 'SANTOS,  maria', facilityName: 'lakeview hospital.' }, true],
  ['no accents and apostrophes', { patientName: 'Maria Santós', facilityName: 'Lakeview-Hospital' }, true],
  ['another patient', { patientName: 'Maria Santiago' }, false],
  ['a second name', { patientName: 'Maria Elena Santos' }, false],
  ['another date of birth', { patientDob: '1980-02-28' }, false],
  ['another facility', { facilityName: 'Lakeview Clinic' }, false],
  ['no facility', { facilityName: '' }, false],
  ['an overlapping type', { requestType: 8 }, true],
  ['another type', { requestType: 12 }, false],
  ['a submission 90 days earlier', { submittedAt: '2026-04-01T12:00:00.000Z' }, true],
  ['a submission 90 days and a second earlier', { submittedAt: '2026-04-01T11:59:59.000Z' }, false],
  ['a submission 90 days later', { submittedAt: '2026-09-28T12:00:00.000Z' }, true],
  ['a submission 90 days and a second later', { submittedAt: '2026-09-28T12:00:01.000Z' }, false],
])('a request with %s is a possible duplicate: %3$s', (_, changed, isDuplicate) => {
  expect(possibleDuplicates(request, [{ ...request, ...changed }])).toHaveLength(isDuplicate ? 1 : 0);
});

it('possible duplicates are sorted newest first', () => {
  const older = { ...request, submittedAt: '2026-05-01T12:00:00.000Z' };
  expect(possibleDuplicates(request, [older, request])).toEqual([request, older]);
});
