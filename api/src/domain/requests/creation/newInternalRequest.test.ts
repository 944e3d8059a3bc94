import { describe, expect, test } from 'vitest';
import { someRules } from '../../testing/someRules.ts';
import { emptyStoredFacts, SUBMITTED_AT, uploadOf } from '../../testing/aRoot.ts';
import { anInternalSubmission } from '../../testing/anInternalSubmission.ts';
import { clientView } from '../views/clientView.ts';
import { editRequest } from '../edits/editRequest.ts';
import { newInternalRequest } from './newInternalRequest.ts';
import { requestRoot } from '../root.ts';

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
    const { root } = created(changed);
    expect(requestRoot.parse(JSON.parse(JSON.stringify(root)))).toEqual(root);
  });

  test('is pending, has the source `internal`, and has no owner', () => {
    expect(created().root).toMatchObject({
      seq: 1,
      source: 'internal',
      status: 'pending',
      submittedAt: AT,
      owners: [],
      history: [{ status: 'pending', at: AT, by: STAFF, byName: 'Sam Clerk', notes: '', isPrivate: false }],
    });
  });

  test('has a waived fee of 1500 cents', () => {
    expect(created().root.payment).toEqual({
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
    expect(created().root.fields).toMatchObject({
      copyServiceName: 'Internal',
      firmName: 'Internal',
      copyServiceEmail: '',
      attorneyName: 'Quentin Ashworth',
      loaIncluded: false,
    });
    const named = created({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' }).root.fields;
    expect(named).toMatchObject({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' });
  });

  test('does not store due date, subpoena date, notes, source and draft in the fields', () => {
    const { fields } = created({
      dueDate: '2026-04-01',
      subpoenaReceivedDate: '2026-03-01',
      notes: 'Rush',
    }).root;
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
    expect(created(changed).root).toMatchObject({ dueDate, subpoenaReceivedDate });
  });

  test('stores its documents as unscanned and not released by staff', () => {
    expect(Object.values(created().root.files)).toEqual([
      expect.objectContaining({
        fileId: uploadOf('1').fileId,
        group: 'supporting',
        scan: 'pending',
        uploadedByAdmin: false,
      }),
    ]);
  });

  test('is listed, indexed and scanned; no email is sent', () => {
    expect(created().work).toEqual([{ kind: 'project' }, { kind: 'index-attorney' }, { kind: 'scan' }]);
  });
});

describe('the notes of an internal request', () => {
  const { root, event } = created({ notes: 'Served by hand' });

  test('are a private history entry of the staff member', () => {
    expect(root.history).toHaveLength(2);
    expect(root.history[1]).toEqual({
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
      clientView(root, {
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
  const { root } = created();
  const edit = {
    requestId: root.requestId,
    updateType: 'patientInfo',
    patientData: { patientName: 'Mara Santos' },
  } as const;
  expect(editRequest(root, edit, STAFF, SUBMITTED_AT)).toMatchObject({
    kind: 'change',
    change: { root: { fields: { patientName: 'Mara Santos' } } },
  });
});
