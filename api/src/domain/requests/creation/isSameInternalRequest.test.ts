import { expect, test } from 'vitest';
import { someRules } from '../../testing/someRules.ts';
import { SUBMITTED_AT, uploadOf } from '../../testing/aRequest.ts';
import { anInternalSubmission } from '../../testing/anInternalSubmission.ts';
import { isSameInternalRequest } from './isSameInternalRequest.ts';
import { newInternalRequest } from './newInternalRequest.ts';

const complete = {
  patientSsnLast4: '1234',
  dueDate: '2026-04-01',
  subpoenaReceivedDate: '2026-03-01',
  notes: 'Served by hand',
  firmName: 'Lopez LLP',
};

const isSame = (first: object, second: object) =>
  isSameInternalRequest(
    newInternalRequest(anInternalSubmission(first), someRules, SUBMITTED_AT).request,
    anInternalSubmission(second).request,
  );

test.each([
  [{}, {}],
  [complete, complete],
  [{}, { patientSsnLast4: '', dueDate: '', subpoenaReceivedDate: '', notes: '  ', firmName: '' }],
])('a request of %j is the same as a repeated %j', (first, second) => {
  expect(isSame(first, second)).toBe(true);
});

test.each([
  { orderId: 'INT-2' },
  { facilityName: 'Another Hospital' },
  { requestType: 12 },
  { patientName: 'Mara Santos' },
  { patientDob: '1980-02-28' },
  { patientSsnLast4: '' },
  { attorneyName: 'Ben Lopez' },
  { lawyerEmail: 'ben@firm.example' },
  { lawyerPhone: '(415) 555-0103' },
  { dueDate: '2026-04-02' },
  { subpoenaReceivedDate: '' },
  { notes: '' },
  { notes: 'Served by mail' },
  { firmName: 'Ray LLP' },
  { uploadedFiles: [{ fileId: uploadOf('2').fileId }] },
])('a repeated submission with %j is different', (changed) => {
  expect(isSame(complete, { ...complete, ...changed })).toBe(false);
});
