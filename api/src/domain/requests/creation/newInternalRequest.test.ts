import { describe, expect, test } from 'vitest';
import { someRules } from '../../testing/someRules.ts';
import { emptyStoredFacts, SUBMITTED_AT, uploadOf } from '../../testing/aRequest.ts';
import { anInternalSubmission } from '../../testing/anInternalSubmission.ts';
import { clientView } from '../views/clientView.ts';
import { editRequest } from '../edits/editRequest.ts';
import { newInternalRequest } from './newInternalRequest.ts';
import { requestDocument } from '../requestDocument.ts';

const AT = SUBMITTED_AT.toISOString();
const STAFF = { kind: 'staff', id: 'usr_s' } as const;
const created = (changed = {}) => newInternalRequest(anInternalSubmission(changed), someRules, SUBMITTED_AT);

describe('the first version of a request that staff enter', () => {
  test.each([
    {},
    { patientSsnLast4: '0000' },
    { dueDate: '', subpoenaReceivedDate: '' },
    { requestType: 1, paAppliesTo: 'PMK' },
  ])('survives a round trip through the stored schema: %j', (changed) => {
    const { request } = created(changed);
    expect(requestDocument.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
  });

  test('is pending, has the source `internal`, and has no owner', () => {
    expect(created().request).toMatchObject({
      seq: 1,
      source: 'internal',
      status: 'pending',
      submittedAt: AT,
      owners: [],
      history: [{ status: 'pending', at: AT, by: STAFF, byName: 'Sam Clerk', notes: '', isPrivate: false }],
    });
  });

  test('has a waived fee of 1500 cents', () => {
    expect(created().request.payment).toEqual({
      intentId: null,
      amountCents: 1500,
      state: 'waived',
      paidAt: null,
      chargeId: null,
      statusBeforeHold: null,
      verificationUrl: null,
      disputes: [],
    });
  });

  test('uses `Internal` for a missing copy service and firm', () => {
    expect(created().request.fields).toMatchObject({
      copyServiceName: 'Internal',
      firmName: 'Internal',
      copyServiceEmail: '',
      attorneyName: 'Quentin Ashworth',
      loaIncluded: false,
    });
    const named = created({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' }).request.fields;
    expect(named).toMatchObject({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' });
  });

  test('does not store due date, subpoena date, notes, source and draft in the fields', () => {
    const { fields } = created({
      dueDate: '2026-04-01',
      subpoenaReceivedDate: '2026-03-01',
      notes: 'Rush',
    }).request;
    for (const field of ['dueDate', 'subpoenaReceivedDate', 'notes', 'source', 'draftId']) {
      expect(fields).not.toHaveProperty(field);
    }
  });

  test.each([
    [{}, '2026-03-25', null],
    [{ dueDate: '', subpoenaReceivedDate: '' }, '2026-03-25', null],
    [{ dueDate: '2026-12-24' }, '2026-12-24', null],
    [{ subpoenaReceivedDate: '2026-03-01' }, '2026-03-25', '2026-03-01'],
  ])('with %j is due on %s and has the subpoena date %s', (changed, dueDate, subpoenaReceivedDate) => {
    expect(created(changed).request).toMatchObject({ dueDate, subpoenaReceivedDate });
  });

  test('stores its documents as unscanned and not released by staff', () => {
    expect(Object.values(created().request.files)).toEqual([
      expect.objectContaining({
        fileId: uploadOf('1').fileId,
        group: 'supporting',
        scan: 'pending',
        uploadedByAdmin: false,
      }),
    ]);
  });

  test('is listed, indexed and scanned; no email is sent', () => {
    expect(created().steps).toEqual([{ kind: 'project' }, { kind: 'index-attorney' }, { kind: 'scan' }]);
  });
});

describe('the notes of an internal request', () => {
  const { request, event } = created({ notes: 'Served by hand' });

  test('are a private history entry of the staff member', () => {
    expect(request.history).toHaveLength(2);
    expect(request.history[1]).toEqual({
      status: 'pending',
      at: AT,
      by: STAFF,
      byName: 'Sam Clerk',
      notes: 'Served by hand',
      isPrivate: true,
    });
  });

  test('are hidden from the holder, who sees the first status', () => {
    expect(
      clientView(request, {
        now: new Date(AT),
        claimOf: () => null,
        stored: emptyStoredFacts,
        statuses: [],
        deadline: null,
        today: AT.slice(0, 10),
      }).statusHistory,
    ).toEqual([{ status: 'pending', label: 'Pending', color: 'yellow', updatedAt: AT }]);
  });

  test('appear in the audit event as a flag, with the staff member, without their text', () => {
    expect(event).toEqual({
      kind: 'submitted',
      at: AT,
      by: STAFF,
      details: { files: 1, source: 'internal', fee: 'waived', notes: true },
    });
  });
});

test('an internal request without an authorization can be edited', () => {
  const { request } = created();
  const edit = {
    requestId: request.requestId,
    updateType: 'patientInfo',
    patientData: { patientName: 'Mara Santos' },
  } as const;
  expect(editRequest(request, edit, STAFF, SUBMITTED_AT)).toMatchObject({
    kind: 'change',
    change: { request: { fields: { patientName: 'Mara Santos' } } },
  });
});
