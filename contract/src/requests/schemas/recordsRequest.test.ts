import { expect, test } from 'vitest';
import { aRecordsRequest } from '../../testing/aRecordsRequest.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { patientDetailsFields } from './patientDetails.ts';
import { recordsRequest } from './recordsRequest.ts';
import { requestDetailsFields } from './requestDetails.ts';
import { whoIsSubmittingFields } from './whoIsSubmitting.ts';

test('all three steps are one request', () => {
  expect(problemsOf(recordsRequest, aRecordsRequest())).toEqual({});
  expect(Object.keys(recordsRequest.shape).toSorted()).toEqual(
    [
      ...Object.keys({ ...whoIsSubmittingFields, ...patientDetailsFields, ...requestDetailsFields }),
      'patientSsn',
    ].toSorted(),
  );
});

test.each([
  ['4821', '4821'],
  ['123-45-4821', '4821'],
  ['', undefined],
])('patientSsn %j is the second name of patientSsnLast4', (patientSsn, patientSsnLast4) => {
  const { patientSsnLast4: _, ...request } = aRecordsRequest();
  const parsed = recordsRequest.parse({ ...request, patientSsn });
  expect(parsed.patientSsnLast4).toBe(patientSsnLast4);
  expect(parsed).not.toHaveProperty('patientSsn');
});

test('patientSsnLast4 is taken where both are sent, and a wrong number is refused under either name', () => {
  const both = { ...aRecordsRequest(), patientSsnLast4: '4821', patientSsn: '9753' };
  expect(recordsRequest.parse(both).patientSsnLast4).toBe('4821');
  expect(problemsOf(recordsRequest, { ...aRecordsRequest(), patientSsn: '12' })).toEqual({
    patientSsn: ['Social Security number must be exactly 4 digits'],
  });
});

test('an empty request names every required field of every step at once', () => {
  expect(Object.keys(problemsOf(recordsRequest, {})).toSorted()).toEqual([
    'copyServiceEmail',
    'copyServiceName',
    'loaFiles',
    'orderId',
    'patientDob',
    'patientName',
    'requestType',
  ]);
});

test('the wire does without the attorney and without a location', () => {
  const { lawyerEmail: _, lawyerPhone: __, copyServicePhone: ___, ...rest } = aRecordsRequest();
  expect(problemsOf(recordsRequest, rest)).toEqual({});
});

test('fields that a client may not set are dropped', () => {
  const sent = JSON.parse(
    JSON.stringify({
      ...aRecordsRequest(),
      status: 'completed',
      payment: { id: 'pi_1', amount: 1, status: 'succeeded' },
      notes: 'free',
      dueDate: '2020-01-01',
      verificationCode: '0000000000',
      subpoenaApproved: true,
      constructor: 'x',
    }).replace('{', '{"__proto__":{"isAdmin":true},'),
  );
  const parsed = recordsRequest.parse(sent);
  expect(Object.keys(parsed).toSorted()).toEqual(
    [...Object.keys(aRecordsRequest()), 'loaFiles', 'uploadedFiles'].toSorted(),
  );
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  expect(Reflect.get(parsed, 'isAdmin')).toBeUndefined();
});

test.each([[null], [[]], ['text'], [7], [undefined]])('%j is no request and breaks nothing', (value) => {
  expect(Object.keys(problemsOf(recordsRequest, value))).toEqual(['']);
});
