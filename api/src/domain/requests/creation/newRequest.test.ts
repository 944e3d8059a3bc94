import { describe, expect, test } from 'vitest';
import { someRules } from '../../testing/someRules.ts';
import { aSubmission, SUBMITTED_AT, uploadOf } from '../../testing/aRequest.ts';
import { newRequest } from './newRequest.ts';
import { requestDocument } from '../requestDocument.ts';

const AT = SUBMITTED_AT.toISOString();

describe('the first version of a request', () => {
  const { request, event, steps } = newRequest(aSubmission(), someRules, SUBMITTED_AT);

  test('survives a round trip through the stored schema', () => {
    expect(requestDocument.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
  });

  test('is pending, has `seq` 1, and is due after the configured days', () => {
    expect(request).toMatchObject({
      seq: 1,
      status: 'pending',
      submittedAt: AT,
      updatedAt: AT,
      dueDate: '2026-03-25',
      history: [{ status: 'pending', at: AT, byName: 'system', notes: '', isPrivate: false }],
    });
    expect(request.history).toHaveLength(1);
  });

  test('stores each upload under its id, as unscanned and sent by the client', () => {
    expect(Object.entries(request.files).map(([id, file]) => [id, file.fileId, file.group])).toEqual([
      [uploadOf('1').fileId, uploadOf('1').fileId, 'loa'],
      [uploadOf('2').fileId, uploadOf('2').fileId, 'supporting'],
    ]);
    for (const file of Object.values(request.files)) {
      expect(file).toMatchObject({ scan: 'pending', uploadedByAdmin: false, size: 1024 });
    }
  });

  test('has an event without patient data', () => {
    expect(event).toEqual({
      kind: 'submitted',
      at: AT,
      by: { kind: 'holder', id: null },
      details: { files: 2, intentId: 'pi_1', fee: 'paid' },
    });
  });

  test('is listed, indexed, scanned and confirmed by email', () => {
    expect(steps).toEqual(
      expect.arrayContaining([
        { kind: 'project' },
        { kind: 'scan' },
        { kind: 'notify-client', template: 'requestSubmitted' },
      ]),
    );
  });
});

test.each([
  ['paid', AT],
  ['clearing', null],
] as const)('a %s fee of 1500 cents has the payment date %s', (state, paidAt) => {
  expect(newRequest(aSubmission(state), someRules, SUBMITTED_AT).request.payment).toMatchObject({
    intentId: 'pi_1',
    amountCents: 1500,
    state,
    paidAt,
  });
});

test('the due date follows the rules', () => {
  const { request } = newRequest(aSubmission(), someRules, SUBMITTED_AT);
  expect(request.dueDate).toBe('2026-03-25');
  expect(request.deadline).toMatchObject({
    isManual: false,
    version: 0,
    pauses: [],
    explanation: { days: 15 },
  });
});
