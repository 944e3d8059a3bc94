import { describe, expect, it, test } from 'vitest';
import type { Upload, UploadState } from '../../uploads/upload.ts';
import { emptyInternalValues, internalFields, type InternalValues } from '../internalValues.ts';
import { internalProblems } from './internalProblems.ts';
import { stepOf } from './stepOf.ts';
import { toInternalRequest } from './toInternalRequest.ts';

const FILE_ID = `file_${'1'.repeat(32)}`;

const complete: InternalValues = {
  ...emptyInternalValues,
  orderId: 'INT-7',
  facilityName: 'Lakeview Hospital',
  requestType: '7',
  patientName: 'Robin Example',
  patientDob: '1980-02-03',
  attorneyName: 'Quentin Ash',
  firmName: 'Ash LLP',
  lawyerEmail: 'q@ash.example',
  lawyerPhone: '(213) 555-0101',
};

function anUpload(state: UploadState): Upload {
  return { id: '1', group: 'uploadedFiles', name: 'subpoena.pdf', size: 100, state };
}

const done = anUpload({ kind: 'done', fileId: FILE_ID });
const text = { template: 'No', values: {} };

describe('problems of the form', () => {
  it('are in the order of the fields, one per field', () => {
    const fields = internalProblems(emptyInternalValues, []).map(({ field }) => field);
    expect(fields).toEqual(internalFields.filter((field) => fields.includes(field)));
    expect(new Set(fields).size).toBe(9);
    expect(internalProblems(complete, [done])).toEqual([]);
  });

  test.each<[state: UploadState, message: string]>([
    [{ kind: 'waiting' }, 'Please wait until all files are uploaded'],
    [{ kind: 'sending', sent: 0.5 }, 'Please wait until all files are uploaded'],
    [{ kind: 'failed', text }, 'Some files were not uploaded. Choose Retry, or remove them.'],
    [{ kind: 'refused', text }, 'At least one subpoena document is required'],
  ])('include a document in the state %j: %s', (state, message) => {
    expect(internalProblems(complete, [anUpload(state)])).toEqual([{ field: 'uploadedFiles', message }]);
  });
});

test.each<[overrides: Partial<InternalValues>, uploads: Upload[], step: number]>([
  [{ orderId: '' }, [], 1],
  [{ orderId: '' }, [done], 1],
  [{}, [], 2],
  [{}, [anUpload({ kind: 'waiting' })], 2],
  [{}, [done], 3],
])('with %j and the uploads %j, the form is at step %i', (overrides, uploads, step) => {
  expect(stepOf({ ...complete, ...overrides }, uploads)).toBe(step);
});

describe('the sent request', () => {
  const hiddenFields = { paAppliesTo: 'Physician', physicianName: 'Dr. Lee' };

  it('omits fields that the screen does not show', () => {
    expect(toInternalRequest({ ...complete, ...hiddenFields }, [done])).not.toHaveProperty('paAppliesTo');
    expect(toInternalRequest(complete, [done])).not.toHaveProperty('firmName');
    const appearance = { ...complete, ...hiddenFields, requestType: '1' };
    expect(toInternalRequest(appearance, [done])).toMatchObject(hiddenFields);
    expect(toInternalRequest({ ...appearance, paAppliesTo: 'PMK' }, [done])).not.toHaveProperty(
      'physicianName',
    );
  });

  it('contains the uploaded documents', () => {
    const uploads = [done, anUpload({ kind: 'refused', text })];
    expect(toInternalRequest(complete, uploads).uploadedFiles).toEqual([{ fileId: FILE_ID }]);
  });
});
