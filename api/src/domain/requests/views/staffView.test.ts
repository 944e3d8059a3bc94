import { staffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { aFile, aRequest, emptyStoredFacts, uploadOf } from '../../testing/aRequest.ts';
import { clientView } from './clientView.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { staffView as viewedBy, type StaffViewContext } from './staffView.ts';

const now = new Date('2026-03-11T00:00:00.000Z');
const emptyContext: StaffViewContext = {
  now,
  deadline: null,
  earliestProduction: null,
  assignee: null,
  downloads: [],
  stored: emptyStoredFacts,
  nameOf: () => '',
  recipients: [],
  undelivered: [],
  suppression: {},
  statuses: [],
  checklist: [],
  authority: [],
};

const staffView = (request: RequestDocument, context = emptyContext) => viewedBy(request, context);

/** A request in which every value that staff must not see is `SECRET`. */
function requestFullOfSecrets(): RequestDocument {
  const secrets = { verificationCode: 'SECRET', secretNumber: 'SECRET', url: 'SECRET' };
  const request = aRequest();
  return {
    ...request,
    ...secrets,
    thread: { ...request.thread, messages: 2, notes: 3, unreadByStaff: [2], unreadByClient: [1] },
    draftId: 'SECRET',
    owners: ['SECRET'],
    fields: { ...request.fields, ...secrets },
    payment: {
      ...request.payment,
      ...secrets,
      intentId: 'SECRET',
      chargeId: 'SECRET',
      statusBeforeHold: 'SECRET',
      verificationUrl: 'SECRET',
    },
    files: Object.fromEntries(
      Object.entries(request.files).map(([id, file]) => [
        id,
        { ...file, ...secrets, quarantineBlob: 'SECRET', etag: 'SECRET' },
      ]),
    ),
    history: [
      {
        ...secrets,
        status: 'processing',
        at: '2026-03-11T09:00:00.000Z',
        by: { kind: 'staff', id: 'u1' },
        byName: 'Sam Clerk',
        notes: 'Not for the client',
        isPrivate: true,
      },
    ],
  };
}

const view = staffView(requestFullOfSecrets());

describe('the staff’s view of a request', () => {
  test('has the count of work, and a status that waits, with its notes', () => {
    const by = { kind: 'staff', id: 'usr_1' } as const;
    const waitingStatus = {
      status: 'completed',
      notes: 'Sent',
      isPrivate: true,
      by,
      byName: 'Dana',
      at: '2026-11-20T12:00:00.000Z',
    };
    const shown = staffView(aRequest({ workCount: 3, waitingStatus }));
    expect(shown).toMatchObject({ workCount: 3 });
    expect(shown.waitingStatus).toEqual({
      status: 'completed',
      notes: 'Sent',
      isPrivate: true,
      byName: 'Dana',
      at: '2026-11-20T12:00:00.000Z',
      isLate: false,
      end: null,
    });
  });

  test('matches the contract field by field', () => {
    expect(z.parse(staffRequestView, view)).toEqual(view);
    const named = Object.keys(staffRequestView.shape).filter(
      (field) =>
        ![
          'paAppliesTo',
          'appearanceDate',
          'appearanceTime',
          'appearancePlace',
          'authority',
          'reviewDecision',
          'retention',
          'combinedPayments',
          'isSample',
          'scope',
          'deadline',
          'clientRemindedAt',
          'earliestProduction',
          'earlyReleases',
          'undelivered',
          'secondChecks',
          'contactIsSuppressed',
          'workCount',
          'waitingStatus',
        ].includes(field),
    );
    expect(Object.keys(view).toSorted()).toEqual(named.toSorted());
  });

  test('counts messages and notes, and the messages that staff have not read', () => {
    expect(view).toMatchObject({ messageCount: 5, unreadMessages: 1 });
    expect(staffView(aRequest())).not.toHaveProperty('messageCount');
  });

  test('has exactly the listed fields', () => {
    const client = Object.keys(
      clientView(aRequest(), { ...emptyContext, today: '', claimOf: () => null }).loaFiles[0]!,
    );
    expect(Object.keys(view.loaFiles[0]!).toSorted()).toEqual(
      [...client, 'downloads', 'isDownloadUsed', 'isRefundDue', 'window'].toSorted(),
    );
    expect(view.payment).toEqual({ state: 'paid', amount: 1500, paidAt: '2026-03-10T08:00:00.000Z' });
  });

  test('contains no draft, code, intents, owners or blob locations', () => {
    expect(JSON.stringify(requestFullOfSecrets()).match(/SECRET/g)!.length).toBeGreaterThan(20);
    expect(JSON.stringify(view)).not.toMatch(/SECRET|quarantine|etag|draft/i);
  });

  test('shows who made each change, with private notes', () => {
    expect(view.statusHistory).toEqual([
      {
        status: 'processing',
        label: 'Processing',
        color: 'blue',
        updatedAt: '2026-03-11T09:00:00.000Z',
        updatedBy: 'u1',
        updatedByName: 'Sam Clerk',
        notes: 'Not for the client',
        isPrivate: true,
      },
    ]);
    expect(staffView(aRequest()).statusHistory).toMatchObject([{ updatedBy: null, updatedByName: 'system' }]);
  });

  test('has the patient, the contacts and the checkboxes', () => {
    const { fields } = aRequest();
    const contacts = {
      attorneyName: 'Ana Ray',
      firmName: 'Ray & Ray',
      lawyerEmail: 'ana@ray.example',
      lawyerPhone: '(415) 555-0102',
      copyServicePhone: '(415) 555-0101',
      contactPhone: '(415) 555-0103',
      copyServiceLocation: 'Downtown',
      physicianName: 'Dr. Lee',
      paAppliesTo: 'Physician' as const,
    };
    const request = aRequest({
      fields: { ...fields, ...contacts },
      subpoenaApproved: true,
      recordsSaved: true,
    });
    expect(staffView(request)).toMatchObject({
      ...contacts,
      patientName: 'Maria Santos',
      patientDob: '1980-02-29',
      patientSsnLast4: '1234',
      dueDate: '2026-03-25',
      loaIncluded: true,
      subpoenaApproved: true,
      recordsSaved: true,
    });
  });

  test('has empty text for missing fields', () => {
    const { facilityName: _, patientSsnLast4: __, ...fields } = aRequest().fields;
    expect(staffView(aRequest({ fields }))).toMatchObject({
      facilityName: '',
      patientSsnLast4: '',
      attorneyName: '',
      firmName: '',
    });
  });

  test('groups the files', () => {
    const files = {
      a: aFile({ fileId: uploadOf('a').fileId, group: 'loa' }),
      b: aFile({ fileId: uploadOf('b').fileId, group: 'supporting' }),
    };
    const view = staffView(aRequest({ files }));
    expect(view.loaFiles.map(({ fileId }) => fileId)).toEqual([uploadOf('a').fileId]);
    expect(view.uploadedFiles.map(({ fileId }) => fileId)).toEqual([uploadOf('b').fileId]);
  });

  describe('of a released file', () => {
    const released = aFile({
      group: 'legal',
      scan: 'clean',
      uploadedByAdmin: true,
      uploadedAt: '2026-03-10T08:00:00.000Z',
    });
    const paid = {
      ...released,
      requiresPayment: true,
      chargeCents: 2500,
      paidAt: '2026-03-10T15:00:00.000Z',
    };
    const shownAs = (file: typeof released, viewing = emptyContext) =>
      staffView(aRequest({ owners: ['u1'], files: { [file.fileId]: file } }), viewing).uploadedFiles[0]!;

    test('can be opened even if the client cannot open it', () => {
      for (const file of [
        released,
        paid,
        { ...paid, paidAt: null },
        { ...paid, embargoEnabled: true, embargoDays: 14 },
      ]) {
        expect(shownAs(file)).toMatchObject({ isViewable: true, isDownloadable: true });
      }
      expect(shownAs({ ...released, scan: 'infected' })).toMatchObject({
        isViewable: false,
        isDownloadable: false,
      });
    });

    test.each([
      ['without a charge', {}, { state: 'none' }],
      ['not paid', { ...paid, paidAt: null }, { state: 'unpaid' }],
      [
        'under an embargo',
        { ...paid, embargoEnabled: true, embargoDays: 2 },
        { state: 'embargoed', at: '2026-03-12T08:00:00.000Z' },
      ],
      ['in the window', paid, { state: 'active', at: '2026-03-11T03:00:00.000Z' }],
      [
        'after the window',
        { ...paid, paidAt: '2026-03-10T09:00:00.000Z', windowExtendedAt: '2026-03-10T10:00:00.000Z' },
        { state: 'expired', at: '2026-03-10T22:00:00.000Z' },
      ],
    ])('has the window of a file %s', (_, changed, window) => {
      expect(shownAs({ ...released, ...changed }).window).toEqual(window);
    });

    test('lists paid downloads with the name of the user', () => {
      const { fileId } = paid;
      const downloads = [
        { fileId, subject: 'user:u1', at: '2026-03-10T19:00:00.000Z', round: 1 },
        { fileId, subject: 'holder', at: '2026-03-10T18:00:00.000Z', round: 0 },
        { fileId: 'another', subject: 'holder', at: '2026-03-10T17:00:00.000Z', round: 0 },
      ];
      const nameOf = (subject: string) => (subject === 'user:u1' ? 'Ana Ray' : '');
      expect(shownAs(paid, { ...emptyContext, downloads, nameOf }).isDownloadUsed).toBe(true);
      expect(
        shownAs({ ...paid, downloadRound: 2 }, { ...emptyContext, downloads, nameOf }).isDownloadUsed,
      ).toBe(false);
      expect(shownAs(paid, { ...emptyContext, downloads, nameOf }).downloads).toEqual([
        { at: '2026-03-10T19:00:00.000Z', by: 'Ana Ray' },
        { at: '2026-03-10T18:00:00.000Z', by: '' },
      ]);
    });
  });
});

test('shows the values of an update next to those on file', () => {
  const update = {
    updateId: 'upd_1',
    reason: 'Incorrect Information',
    details: 'The name has changed.',
    submittedAt: '2026-03-12T09:00:00.000Z',
    patientName: 'Maria Santos-Diaz',
    patientDob: '',
    contactPhone: '(213) 555-0199',
    decisions: {},
  };
  expect(staffView(aRequest({ updates: [update] })).updateRequests).toEqual([
    {
      updateId: 'upd_1',
      reason: 'Incorrect Information',
      details: 'The name has changed.',
      submittedAt: update.submittedAt,
      differences: [
        {
          field: 'patientName',
          sent: 'Maria Santos-Diaz',
          onFile: 'Maria Santos',
          state: 'open',
          decision: null,
        },
        { field: 'contactPhone', sent: '(213) 555-0199', onFile: '', state: 'open', decision: null },
      ],
    },
  ]);
});
