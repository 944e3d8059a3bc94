import { describe, expect, test } from 'vitest';
import { nothingStored, SUBMITTED_AT, uploadOf } from '../../testing/aRoot.ts';
import { anInternalSubmission } from '../../testing/anInternalSubmission.ts';
import { clientView } from '../views/clientView.ts';
import { editRequest } from '../edits/editRequest.ts';
import { newInternalRequest } from './newInternalRequest.ts';
import { requestRoot } from '../root.ts';

const AT = SUBMITTED_AT.toISOString();
const STAFF = { kind: 'staff', id: 'usr_s' } as const;
const made = (changed = {}) => newInternalRequest(anInternalSubmission(changed), 15, SUBMITTED_AT);

describe('the first version of a request that staff bring in', () => {
  test.each([
    {},
    { patientSsnLast4: '0000' },
    { dueDate: '', subpoenaReceivedDate: '' },
    { requestType: 1, paAppliesTo: 'PMK' },
  ])('is what the store takes and gives back: %j', (changed) => {
    const { root } = made(changed);
    expect(requestRoot.parse(JSON.parse(JSON.stringify(root)))).toEqual(root);
  });

  test('is pending, of its own source, and nobody’s', () => {
    expect(made().root).toMatchObject({
      seq: 1,
      source: 'internal',
      status: 'pending',
      submittedAt: AT,
      owners: [],
      history: [{ status: 'pending', at: AT, by: STAFF, byName: 'Sam Clerk', notes: '', isPrivate: false }],
    });
  });

  test('has a fee of 1500 cents that is settled and was paid by nobody', () => {
    expect(made().root.payment).toEqual({
      intentId: null,
      amountCents: 1500,
      state: 'waived',
      paidAt: null,
      chargeId: null,
      heldFrom: null,
      verificationUrl: null,
      disputes: [],
    });
  });

  test('stands for copy service and firm with the word for both', () => {
    expect(made().root.fields).toMatchObject({
      copyServiceName: 'Internal',
      firmName: 'Internal',
      copyServiceEmail: '',
      attorneyName: 'Ana Lopez',
      loaIncluded: false,
    });
    const named = made({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' }).root.fields;
    expect(named).toMatchObject({ copyServiceName: 'Swift Copies', firmName: 'Lopez LLP' });
  });

  test('keeps what is no field of the request apart from the fields', () => {
    const { fields } = made({
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
  ])('with %j is due on %s, and its subpoena came on %s', (changed, dueDate, subpoenaReceivedDate) => {
    expect(made(changed).root).toMatchObject({ dueDate, subpoenaReceivedDate });
  });

  test('holds its documents unscanned, and not as released by staff', () => {
    expect(Object.values(made().root.files)).toEqual([
      expect.objectContaining({
        fileId: uploadOf('1').fileId,
        group: 'supporting',
        scan: 'pending',
        uploadedByAdmin: false,
      }),
    ]);
  });

  test('is listed, learned from and scanned; nobody is written to', () => {
    expect(made().work).toEqual([{ kind: 'project' }, { kind: 'index-attorney' }, { kind: 'scan' }]);
  });
});

describe('its notes', () => {
  const { root, event } = made({ notes: 'Served by hand' });

  test('are a private entry of whoever brought it in', () => {
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

  test('reach no holder of its code, who sees that it began', () => {
    expect(
      clientView(root, { now: new Date(AT), claimOf: () => null, stored: nothingStored, statuses: [] })
        .statusHistory,
    ).toEqual([{ status: 'pending', label: 'Pending', color: 'yellow', updatedAt: AT }]);
  });

  test('are noted in the audit trail without their words, as is who did it', () => {
    expect(event).toEqual({
      kind: 'submitted',
      at: AT,
      by: STAFF,
      details: { files: 1, source: 'internal', fee: 'waived', notes: true },
    });
  });
});

test('it can be edited although it has no authorization', () => {
  const { root } = made();
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
