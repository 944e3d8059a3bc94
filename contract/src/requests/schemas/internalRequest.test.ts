import { describe, expect, test } from 'vitest';
import { submitClientRequest } from '../endpoints/submission.ts';
import { anInternalRequest } from '../../testing/anInternalRequest.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { internalRequest } from './internalRequest.ts';

const APPLIES_TO = 'PA applies to field is required for Personal Appearance';
const PHYSICIAN = 'Physician name is required when Physician is selected';
const PHONE = 'Please enter a valid phone number (minimum 10 digits)';
const aFile = { fileId: `file_${'0'.repeat(32)}` };

test('accepts a complete request', () => {
  expect(problemsOf(internalRequest, anInternalRequest())).toEqual({});
});

test('reports every required field of an empty request at once', () => {
  expect(problemsOf(internalRequest, {})).toEqual({
    orderId: ['Order ID is required'],
    facilityName: ['Facility name is required'],
    requestType: ['Record request type is required'],
    patientName: ['Patient name is required'],
    patientDob: ['Date of birth is required'],
    attorneyName: ['Attorney name is required'],
    lawyerEmail: ['Attorney email is required'],
    lawyerPhone: ['Attorney phone is required'],
    uploadedFiles: ['At least one subpoena document is required'],
  });
});

test.each<[changes: object, problems: Record<string, string[]>]>([
  [{ orderId: '   ' }, { orderId: ['Order ID is required'] }],
  [{ orderId: 'x'.repeat(101) }, { orderId: ['Please use at most 100 characters'] }],
  [{ facilityName: '' }, { facilityName: ['Facility name is required'] }],
  [{ facilityName: 'x'.repeat(201) }, { facilityName: ['Please use at most 200 characters'] }],
  [{ patientName: ' ' }, { patientName: ['Patient name is required'] }],
  [{ requestType: '' }, { requestType: ['Record request type is required'] }],
  [{ requestType: 27 }, { requestType: ['Record request type is required'] }],
  [{ patientDob: '' }, { patientDob: ['Date of birth is required'] }],
  [{ patientDob: '2999-01-01' }, { patientDob: ['Date of birth cannot be in the future'] }],
  [{ patientDob: '1899-12-31' }, { patientDob: ['Please enter a valid date of birth'] }],
  [{ patientDob: '1900-01-01' }, {}],
  [{ patientDob: '2001-02-30' }, { patientDob: ['Please enter a valid date of birth'] }],
  [{ patientSsnLast4: '' }, {}],
  [{ patientSsnLast4: '0000' }, {}],
  [{ patientSsnLast4: '123' }, { patientSsnLast4: ['Please enter exactly 4 digits'] }],
  [{ patientSsnLast4: '12345' }, { patientSsnLast4: ['Please enter exactly 4 digits'] }],
  [{ patientSsnLast4: '12a4' }, { patientSsnLast4: ['Please enter exactly 4 digits'] }],
  [{ attorneyName: '' }, { attorneyName: ['Attorney name is required'] }],
  [{ lawyerEmail: '' }, { lawyerEmail: ['Attorney email is required'] }],
  [{ lawyerEmail: 'ana@firm' }, { lawyerEmail: ['Please enter a valid email address'] }],
  [{ lawyerPhone: ' ' }, { lawyerPhone: ['Attorney phone is required'] }],
  [{ lawyerPhone: '415-555-010' }, { lawyerPhone: [PHONE] }],
  [{ lawyerPhone: '4155550102' }, {}],
  [{ lawyerPhone: '1'.repeat(16) }, { lawyerPhone: [PHONE] }],
  [{ uploadedFiles: [] }, { uploadedFiles: ['At least one subpoena document is required'] }],
  [{ uploadedFiles: 'all' }, { uploadedFiles: ['At least one subpoena document is required'] }],
  [{ dueDate: '', subpoenaReceivedDate: '' }, {}],
  [{ dueDate: '2026-12-01', subpoenaReceivedDate: '2026-11-01' }, {}],
  [{ dueDate: '2026-13-01' }, { dueDate: ['Please enter a valid date'] }],
  [{ subpoenaReceivedDate: 'yesterday' }, { subpoenaReceivedDate: ['Please enter a valid date'] }],
  [{ notes: 'x'.repeat(2000) }, {}],
  [{ notes: 'x'.repeat(2001) }, { notes: ['Please use at most 2000 characters'] }],
])('%j has the problems %j', (changes, problems) => {
  expect(problemsOf(internalRequest, anInternalRequest(changes))).toEqual(problems);
});

describe('a personal appearance', () => {
  test.each<[changes: object, problems: Record<string, string[]>]>([
    [{}, { paAppliesTo: [APPLIES_TO] }],
    [{ paAppliesTo: 'Nurse' }, { paAppliesTo: [APPLIES_TO] }],
    [{ paAppliesTo: 'Physician' }, { physicianName: [PHYSICIAN] }],
    [{ paAppliesTo: 'Physician', physicianName: 'Dr. Lee' }, {}],
    [{ paAppliesTo: 'PMK' }, {}],
    [{ paAppliesTo: 'Records to Court' }, {}],
  ])('%j has the problems %j', (changes, problems) => {
    expect(problemsOf(internalRequest, anInternalRequest({ requestType: 1, ...changes }))).toEqual(problems);
  });
});

describe('the body of submitClientRequest', () => {
  const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
  const paid = { draftId, payment: { id: 'pi_1' } };

  test('is a paid client request by default', () => {
    expect(submitClientRequest.body.parse({ ...anInternalRequest(), ...paid })).toEqual(paid);
    expect(submitClientRequest.body.parse({ ...paid, source: 'client' })).toEqual({
      ...paid,
      source: 'client',
    });
  });

  test('of an internal request drops payment, status and file facts sent by the browser', () => {
    const sent = JSON.parse(
      JSON.stringify({
        ...anInternalRequest(),
        uploadedFiles: [{ ...aFile, isPaid: true, url: 'https://x.example' }],
        draftId,
        source: 'internal',
        payment: { amount: 1, status: 'completed' },
        status: 'completed',
        isPaid: true,
        adminId: 'usr_1',
      }).replace('{', '{"__proto__":{"isPaid":true},'),
    );
    expect(submitClientRequest.body.parse(sent)).toEqual({
      ...anInternalRequest({ uploadedFiles: [aFile] }),
      draftId,
      source: 'internal',
      notes: '',
    });
  });

  test('of an internal request is checked across fields', () => {
    const appearance = { ...anInternalRequest({ requestType: 1 }), draftId, source: 'internal' };
    expect(problemsOf(submitClientRequest.body, appearance)).toEqual({ paAppliesTo: [APPLIES_TO] });
  });

  test('with an unknown source is rejected', () => {
    expect(problemsOf(submitClientRequest.body, { ...paid, source: 'public' })).toEqual({
      source: ['This type of request is not accepted.'],
    });
  });
});
