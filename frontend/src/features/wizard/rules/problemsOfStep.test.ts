import { localizable } from '@portal/contract/fields/localizableText.ts';
import { describe, expect, it } from 'vitest';
import { someValues } from '../../../testing/aDraft.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import type { Upload } from '../../uploads/upload.ts';
import { firstFailingStep, problemsOfStep, stepOfField } from './problemsOfStep.ts';

const LOA =
  'Letter of Authorization / Proof of Service is required. Either upload files or check the box if included in subpoena packet.';

function messages(step: number, changes: Partial<WizardValues>): string[] {
  return problemsOfStep(step, someValues(changes), []).map(({ message }) => message);
}

const sending: Upload = {
  id: '1',
  group: 'loaFiles',
  name: 'a.pdf',
  size: 1,
  state: { kind: 'sending', sent: 0.5 },
};

describe('problemsOfStep', () => {
  it.each<[Partial<WizardValues>, string[]]>([
    [{}, []],
    [{ copyServiceLocation: 'atlantis' }, ['This location is no longer offered. Please choose another one.']],
    [
      { copyServiceSelection: 'gone' },
      ['This copy service is no longer offered. Please choose another one.'],
    ],
    [{ copyServiceSelection: 'other', copyServiceLocation: '' }, []],
  ])('%j is checked against the list only if it is loaded', (changes, expected) => {
    const problemsWith = (services?: typeof someCopyServices) =>
      problemsOfStep(1, someValues(changes), [], services).map(({ message }) => message);
    expect(problemsWith(someCopyServices)).toEqual(expected);
    expect(problemsWith()).toEqual([]);
  });

  it.each<[number, Partial<WizardValues>, string]>([
    [1, { orderId: '  ' }, 'Order ID is required and must be between 1-100 characters'],
    [1, { copyServiceName: '' }, 'Copy service name is required and must be between 1-200 characters'],
    [1, { copyServiceEmail: '' }, 'Copy service email is required'],
    [1, { copyServiceEmail: 'nobody' }, 'Please enter a valid email address'],
    [1, { copyServiceLocation: '' }, 'Please select a location'],
    [1, { copyServicePhone: '' }, 'Copy service phone is required'],
    [1, { lawyerEmail: 'nobody' }, 'Please enter a valid lawyer email'],
    [1, { lawyerPhone: '123' }, 'Please enter a valid phone number'],
    [2, { patientName: '' }, 'Patient name is required'],
    [2, { patientDob: '' }, 'Date of birth is required'],
    [2, { patientDob: '2999-01-01' }, 'Date of birth cannot be in the future'],
    [2, { patientDob: '1899-12-31' }, 'Please enter a valid date of birth'],
    [2, { patientSsnLast4: '123' }, 'Social Security number must be exactly 4 digits'],
    [2, { patientSsnLast4: '0000' }, 'Social Security number cannot be 0000'],
    [2, { patientSsnLast4: '7777' }, 'Social Security number cannot have all the same digits'],
    [3, { requestType: '' }, 'Please select a request type'],
    [3, { loaFiles: [] }, LOA],
    [3, { requestType: '1' }, 'PA applies to field is required for Personal Appearance'],
    [
      3,
      { requestType: '1', paAppliesTo: 'Physician' },
      'Physician name is required when Physician is selected',
    ],
  ])('step %i rejects %o with a message', (step, changes, message) => {
    expect(messages(step, changes)).toEqual([message]);
  });

  it('finds no problem in a complete request', () => {
    expect(firstFailingStep(someValues(), [])).toBeNull();
  });

  it('accepts a letter of authorization in the subpoena packet', () => {
    expect(messages(3, { loaFiles: [], loaIncluded: true })).toEqual([]);
  });

  it('ignores the personal appearance fields for other request types', () => {
    expect(messages(3, { requestType: '7', paAppliesTo: 'Physician', physicianName: '' })).toEqual([]);
  });

  it('returns all problems of an empty step in field order', () => {
    const fields = problemsOfStep(1, emptyValues, []).map(({ field }) => field);
    expect(fields).toEqual([
      'orderId',
      'copyServiceName',
      'copyServiceEmail',
      'copyServicePhone',
      'lawyerEmail',
      'lawyerPhone',
    ]);
  });

  it('asks to wait for running uploads instead of reporting missing files', () => {
    const problems = problemsOfStep(3, someValues({ loaFiles: [] }), [sending]);
    expect(problems).toEqual([{ field: 'loaFiles', message: 'Please wait until all files are uploaded' }]);
  });

  it('reports a failed upload, and none that was refused', () => {
    const failed: Upload = { ...sending, state: { kind: 'failed', text: localizable('broken') } };
    expect(problemsOfStep(3, someValues(), [failed])).toHaveLength(1);
    const refused: Upload = { ...sending, state: { kind: 'refused', text: localizable('no PDF') } };
    expect(problemsOfStep(3, someValues(), [refused])).toEqual([]);
  });

  it.each([
    ['orderId', 1],
    ['facilityName', 1],
    ['patientDob', 2],
    ['loaFiles', 3],
  ])('maps field %s to step %i', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});
