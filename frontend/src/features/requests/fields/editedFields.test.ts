import { expect, it } from 'vitest';
import { aStaffRequest } from '../testing/aStaffRequest.ts';
import {
  toTypedFields,
  changesOf,
  patientFields,
  recordedFields,
  crossFieldProblems,
} from './editedFields.ts';

const recorded = recordedFields(aStaffRequest(), patientFields);

it('a form that was opened and not touched changes nothing', () => {
  expect(changesOf(toTypedFields(recorded), recorded)).toEqual({});
});

it('only what was typed over is a change, an emptied field among it', () => {
  const typed = { ...toTypedFields(recorded), patientSsnLast4: '', requestType: '2' };
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
  expect(crossFieldProblems(typed).map(({ field }) => field)).toEqual(fields);
});
