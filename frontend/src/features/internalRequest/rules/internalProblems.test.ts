import { describe, expect, it, test } from 'vitest';
import type { Upload, UploadState } from '../../uploads/upload.ts';
import { emptyInternalValues, internalFields, type InternalValues } from '../internalValues.ts';
import { internalProblems, refusedFields } from './internalProblems.ts';
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
const said = { template: 'No', values: {} };

describe('what keeps the form from being sent', () => {
  it('is told in the order of its fields, once for each', () => {
    const fields = internalProblems(emptyInternalValues, []).map(({ field }) => field);
    expect(fields).toEqual(internalFields.filter((field) => fields.includes(field)));
    expect(new Set(fields).size).toBe(9);
    expect(internalProblems(complete, [done])).toEqual([]);
  });

  test.each<[state: UploadState, message: string]>([
    [{ kind: 'waiting' }, 'Please wait until all files are uploaded'],
    [{ kind: 'sending', sent: 0.5 }, 'Please wait until all files are uploaded'],
    [{ kind: 'failed', text: said }, 'Some files were not uploaded. Try again or remove them.'],
    [{ kind: 'refused', text: said }, 'At least one subpoena document is required'],
  ])('a document that is %j', (state, message) => {
    expect(internalProblems(complete, [anUpload(state)])).toEqual([{ field: 'uploadedFiles', message }]);
  });

  it('is one of the form’s fields when the server says it', () => {
    expect(
      refusedFields({ 'uploadedFiles.1': 'Bad', 'uploadedFiles.0': 'Worse', orderId: 'None', draftId: 'x' }),
    ).toEqual([
      { field: 'orderId', message: 'None' },
      { field: 'uploadedFiles', message: 'Bad' },
    ]);
  });
});

test.each<[given: Partial<InternalValues>, uploads: Upload[], step: number]>([
  [{ orderId: '' }, [], 1],
  [{ orderId: '' }, [done], 1],
  [{}, [], 2],
  [{}, [anUpload({ kind: 'waiting' })], 2],
  [{}, [done], 3],
])('%j with %j stands at step %i', (given, uploads, step) => {
  expect(stepOf({ ...complete, ...given }, uploads)).toBe(step);
});

describe('what is sent', () => {
  const hidden = { paAppliesTo: 'Physician', physicianName: 'Dr. Lee' };

  it('holds nothing that the screen does not show', () => {
    expect(toInternalRequest({ ...complete, ...hidden }, [done])).not.toHaveProperty('paAppliesTo');
    expect(toInternalRequest(complete, [done])).not.toHaveProperty('firmName');
    const appearance = { ...complete, ...hidden, requestType: '1' };
    expect(toInternalRequest(appearance, [done])).toMatchObject(hidden);
    expect(toInternalRequest({ ...appearance, paAppliesTo: 'PMK' }, [done])).not.toHaveProperty(
      'physicianName',
    );
  });

  it('names the documents that arrived', () => {
    const uploads = [done, anUpload({ kind: 'refused', text: said })];
    expect(toInternalRequest(complete, uploads).uploadedFiles).toEqual([{ fileId: FILE_ID }]);
  });
});
