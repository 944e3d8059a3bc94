import { expect, it } from 'vitest';
import { aStaffRequest } from '../testing/aStaffRequest.ts';
import { asTyped, changesOf, patientFields, recordedFields, typedProblems } from './editedFields.ts';

const recorded = recordedFields(aStaffRequest(), patientFields);

it('a form that was opened and not touched changes nothing', () => {
  expect(changesOf(asTyped(recorded), recorded)).toEqual({});
});

it('only what was typed over is a change, an emptied field among it', () => {
  const typed = { ...asTyped(recorded), patientSsnLast4: '', requestType: '2' };
  expect(changesOf(typed, recorded)).toEqual({ patientSsnLast4: '', requestType: '2' });
});

it.each([
  [{ requestType: '7' }, []],
  [{ requestType: '1' }, ['paAppliesTo']],
  [{ requestType: '1', paAppliesTo: 'PMK' }, []],
  [{ requestType: '1', paAppliesTo: 'Physician', physicianName: ' ' }, ['physicianName']],
  [{ requestType: '1', paAppliesTo: 'Physician', physicianName: 'Dr. Okafor' }, []],
  [{ copyServiceName: 'Pacific' }, []],
])('%j lacks %j', (typed, fields) => {
  expect(typedProblems(typed).map(({ field }) => field)).toEqual(fields);
});
