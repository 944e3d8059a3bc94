import { expect, test } from 'vitest';
import { aRecordsRequest } from '../../testing/aRecordsRequest.ts';
import { problemsOf } from '../../testing/problemsOf.ts';
import { patientDetailsFields } from './patientDetails.ts';
import { recordsRequest } from './recordsRequest.ts';
import { requestDetailsFields } from './requestDetails.ts';
import { whoIsSubmittingFields } from './whoIsSubmitting.ts';

test('has the fields of all three steps', () => {
  expect(problemsOf(recordsRequest, aRecordsRequest())).toEqual({});
  expect(Object.keys(recordsRequest.shape).toSorted()).toEqual(
    [
      ...Object.keys({ ...whoIsSubmittingFields, ...patientDetailsFields, ...requestDetailsFields }),
      'patientSsn',
      'authority',
      'scope',
    ].toSorted(),
  );
});

test.each([
  ['4821', '4821'],
  ['123-45-4821', '4821'],
  ['', undefined],
])('parses patientSsn %j as patientSsnLast4 %j', (patientSsn, patientSsnLast4) => {
  const { patientSsnLast4: _, ...request } = aRecordsRequest();
  const parsed = recordsRequest.parse({ ...request, patientSsn });
  expect(parsed.patientSsnLast4).toBe(patientSsnLast4);
  expect(parsed).not.toHaveProperty('patientSsn');
});

test('prefers patientSsnLast4 to patientSsn, and reports a wrong number under the name that was sent', () => {
  const both = { ...aRecordsRequest(), patientSsnLast4: '4821', patientSsn: '9753' };
  expect(recordsRequest.parse(both).patientSsnLast4).toBe('4821');
  expect(problemsOf(recordsRequest, { ...aRecordsRequest(), patientSsn: '12' })).toEqual({
    patientSsn: ['Social Security number must be exactly 4 digits'],
  });
});

test('reports every required field of all steps at once', () => {
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

test('does not require attorney, copy service phone or location', () => {
  const { lawyerEmail: _, lawyerPhone: __, copyServicePhone: ___, ...rest } = aRecordsRequest();
  expect(problemsOf(recordsRequest, rest)).toEqual({});
});

test('drops fields that clients may not set', () => {
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

test.each([[null], [[]], ['text'], [7], [undefined]])('rejects %j', (value) => {
  expect(Object.keys(problemsOf(recordsRequest, value))).toEqual(['']);
});
