import { expect, it } from 'vitest';
import { aStaffRequest } from '../testing/aStaffRequest.ts';
import { toEditValues, changesOf, patientFields, storedFields, crossFieldProblems } from './editedFields.ts';

const stored = storedFields(aStaffRequest(), patientFields);

it('finds no changes in an untouched form', () => {
  expect(changesOf(toEditValues(stored), stored)).toEqual({});
});

it('finds changed and cleared fields', () => {
  const typed = { ...toEditValues(stored), patientSsnLast4: '', requestType: '2' };
  expect(changesOf(typed, stored)).toEqual({ patientSsnLast4: '', requestType: '2' });
});

it.each([
  [{ requestType: '7' }, []],
  [{ requestType: '1' }, ['paAppliesTo']],
  [{ requestType: '1', paAppliesTo: 'PMK' }, []],
  [{ requestType: '1', paAppliesTo: 'Physician', physicianName: ' ' }, ['physicianName']],
  [{ requestType: '1', paAppliesTo: 'Physician', physicianName: 'Dr. Okafor' }, []],
  [{ copyServiceName: 'Pacific' }, []],
])('finds that %j lacks %j', (typed, fields) => {
  expect(crossFieldProblems(typed).map(({ field }) => field)).toEqual(fields);
});
