import { type FileView, requestView } from '@portal/contract/requests/schemas/requestView.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { deadlineView } from '../../deadlines/updateDeadline.ts';
import type { ClaimState } from '../../files/downloads/decideDownload.ts';
import { aDispute } from '../../testing/aDispute.ts';
import { someRules } from '../../testing/someRules.ts';
import {
  aFile,
  aRequest,
  aSubmission,
  emptyStoredFacts,
  SUBMITTED_AT,
  uploadOf,
} from '../../testing/aRequest.ts';
import { aStatus } from '../../testing/aStatus.ts';
import { clientView as viewedBy, type ClientViewContext } from './clientView.ts';
import { newRequest } from '../creation/newRequest.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';

const unclaimed: ClientViewContext = {
  now: SUBMITTED_AT,
  deadline: null,
  today: '2026-03-10',
  claimOf: () => null,
  stored: emptyStoredFacts,
  statuses: [],
};

const clientView = (request: RequestDocument, context = unclaimed) => viewedBy(request, context);

/** A request in which every private value is `SECRET`. */
function requestFullOfSecrets(): RequestDocument {
  const secrets = { secretNumber: 'SECRET', url: 'SECRET', isDownloadedByPublic: 'SECRET' };
  const request = aRequest();
  const entry = {
    at: '2026-03-11T09:00:00.000Z',
    by: { kind: 'staff', id: 'SECRET' },
    byName: 'SECRET',
  } as const;
  return {
    ...request,
    ...secrets,
    draftId: 'SECRET',
    dueDate: 'SECRET',
    fields: {
      ...request.fields,
      ...secrets,
      patientDob: 'SECRET',
      patientSsnLast4: 'SECRET',
      copyServiceName: 'SECRET',
      copyServiceEmail: 'SECRET',
      attorneyName: 'SECRET',
      lawyerEmail: 'SECRET',
      contactPhone: 'SECRET',
    },
    payment: {
      ...request.payment,
      ...secrets,
      intentId: 'SECRET',
      chargeId: 'SECRET',
      statusBeforeHold: 'SECRET',
    },
    files: Object.fromEntries(
      Object.entries(request.files).map(([id, file]) => [
        id,
        { ...file, ...secrets, quarantineBlob: 'SECRET', etag: 'SECRET' },
      ]),
    ),
    history: [
      { ...entry, ...secrets, status: 'processing', notes: 'We have started', isPrivate: false },
      { ...entry, ...secrets, status: 'processing', notes: 'SECRET', isPrivate: true },
    ],
  };
}

const view = clientView(requestFullOfSecrets());

describe('the client’s view of a request', () => {
  test('matches the contract', () => {
    expect(z.parse(requestView, view)).toEqual(view);
  });

  test('has the volumes of a document, without what only the portal needs', () => {
    const [file] = Object.values(aRequest().files);
    const volume = { name: 'a_vol1of2.pdf', size: 5, pages: 2, sha256: 'SECRET', etag: 'SECRET' };
    const changed = { ...file!, volumes: [volume, { ...volume, name: 'a_vol2of2.pdf' }] };
    const { loaFiles, uploadedFiles } = clientView(aRequest({ files: { [file!.fileId]: changed } }));
    expect([...loaFiles, ...uploadedFiles].map(({ volumes }) => volumes)).toEqual([
      [
        { name: 'a_vol1of2.pdf', size: 5, pages: 2 },
        { name: 'a_vol2of2.pdf', size: 5, pages: 2 },
      ],
    ]);
  });

  test('counts messages without internal notes, and those that the client has not read', () => {
    const request = aRequest();
    const thread = { ...request.thread, messages: 3, notes: 5, unreadByStaff: [3], unreadByClient: [1, 2] };
    expect(clientView({ ...request, thread })).toMatchObject({ messageCount: 3, unreadMessages: 2 });
    expect(clientView({ ...request, thread: { ...request.thread, notes: 5 } })).not.toHaveProperty(
      'messageCount',
    );
  });

  test('has exactly the listed fields', () => {
    expect(Object.keys(view).toSorted()).toEqual([
      '_id',
      'customInvoices',
      'facilityName',
      'filesCount',
      'loaFiles',
      'loaIncluded',
      'orderId',
      'patientName',
      'payment',
      'requestType',
      'status',
      'statusHistory',
      'submittedAt',
      'unansweredNote',
      'updatedAt',
      'updates',
      'uploadedFiles',
    ]);
    expect(Object.keys(view.loaFiles[0]!).toSorted()).toEqual([
      'adminComment',
      'blobName',
      'chargeAmount',
      'contentType',
      'downloadReason',
      'downloadState',
      'downloadWindowExtendedAt',
      'downloadedAt',
      'embargoDays',
      'embargoEnabled',
      'fileId',
      'isDownloadable',
      'isDownloadedByPublic',
      'isPaid',
      'isViewable',
      'nextDownloadTime',
      'originalName',
      'paymentState',
      'requiresPayment',
      'scan',
      'size',
      'updateId',
      'updateReason',
      'updateSubmittedAt',
      'uploadedAt',
      'uploadedByAdmin',
      'uploadedForUpdate',
      'url',
    ]);
    expect(Object.keys(view.payment).toSorted()).toEqual(['amount', 'paidAt', 'state']);
    expect(view.statusHistory).toEqual([
      {
        status: 'processing',
        label: 'Processing',
        color: 'blue',
        updatedAt: '2026-03-11T09:00:00.000Z',
        notes: 'We have started',
      },
    ]);
  });

  test('shows the label and color of a deleted status in the history', () => {
    const deleted = aStatus('waiting', { label: 'Waiting for copies', color: 'red', deletedAt: 'then' });
    const entry = { ...aRequest().history[0]!, status: 'waiting' };
    const view = clientView(aRequest({ history: [entry] }), { ...unclaimed, statuses: [deleted] });
    expect(view.statusHistory).toMatchObject([
      { status: 'waiting', label: 'Waiting for copies', color: 'red' },
    ]);
  });

  test('contains no private value', () => {
    expect(JSON.stringify(requestFullOfSecrets()).match(/SECRET/g)!.length).toBeGreaterThan(20);
    expect(JSON.stringify(view)).not.toContain('SECRET');
  });

  test.each([true, false])('shows whether the letter is in the subpoena packet: %s', (loaIncluded) => {
    const request = aRequest();
    expect(clientView({ ...request, fields: { ...request.fields, loaIncluded } }).loaIncluded).toBe(
      loaIncluded,
    );
  });

  test('groups the files into letters of authorization and others, with their update', () => {
    const files = {
      a: aFile({ fileId: uploadOf('a').fileId, group: 'loa' }),
      b: aFile({ fileId: uploadOf('b').fileId, group: 'supporting' }),
      c: aFile({ fileId: uploadOf('c').fileId, group: 'legal', uploadedByAdmin: true }),
      d: aFile({ fileId: uploadOf('d').fileId, group: 'update', updateId: 'upd_1' }),
    };
    const view = clientView(aRequest({ files }));
    expect(view.loaFiles.map(({ fileId }) => fileId)).toEqual([uploadOf('a').fileId]);
    expect(
      view.uploadedFiles.map(({ fileId, uploadedByAdmin, uploadedForUpdate, updateId }) => ({
        fileId,
        uploadedByAdmin,
        uploadedForUpdate,
        updateId,
      })),
    ).toEqual([
      { fileId: uploadOf('b').fileId, uploadedByAdmin: false, uploadedForUpdate: false, updateId: null },
      { fileId: uploadOf('c').fileId, uploadedByAdmin: true, uploadedForUpdate: false, updateId: null },
      { fileId: uploadOf('d').fileId, uploadedByAdmin: false, uploadedForUpdate: true, updateId: 'upd_1' },
    ]);
  });

  test('shows updates newest first, without their patient and phone values and what staff decided about them', () => {
    const file = aFile({ group: 'update', updateId: 'upd_1' });
    const update = {
      updateId: 'upd_1',
      reason: 'Other',
      details: 'Page 2 is missing.',
      submittedAt: '2026-03-12T09:00:00.000Z',
      patientName: 'SECRET',
      patientDob: 'SECRET',
      contactPhone: 'SECRET',
      decisions: {
        patientName: {
          kind: 'apply',
          at: '2026-03-14T09:00:00.000Z',
          by: { kind: 'staff', id: 'SECRET' },
          byName: 'SECRET',
        },
      },
    } as const;
    const later = { ...update, updateId: 'upd_2', submittedAt: '2026-03-13T09:00:00.000Z' };
    const view = clientView(aRequest({ files: { [file.fileId]: file }, updates: [update, later] }));
    expect(view.uploadedFiles[0]).toMatchObject({
      uploadedForUpdate: true,
      updateId: 'upd_1',
      updateReason: 'Other',
      updateSubmittedAt: update.submittedAt,
    });
    const { updateId, reason, details, submittedAt } = update;
    expect(view.updates).toEqual([
      { updateId: 'upd_2', reason, details, submittedAt: later.submittedAt },
      { updateId, reason, details, submittedAt },
    ]);
    expect(JSON.stringify(view)).not.toMatch(/SECRET|decision|apply/);
  });

  describe('of a released file', () => {
    const released = aFile({
      group: 'legal',
      scan: 'clean',
      uploadedByAdmin: true,
      adminComment: 'Pages 1 to 40',
      uploadedAt: SUBMITTED_AT.toISOString(),
    });
    const paid = {
      ...released,
      requiresPayment: true,
      chargeCents: 2550,
      paidAt: SUBMITTED_AT.toISOString(),
    };
    const shownAs = (file: typeof released, claim: { at: string } | null = null, now = SUBMITTED_AT) =>
      clientView(aRequest({ files: { [file.fileId]: file } }), { ...unclaimed, now, claimOf: () => claim })
        .uploadedFiles[0];

    test('shows the comment, the charge and whether it is paid', () => {
      expect(shownAs(paid)).toMatchObject({
        isViewable: true,
        isDownloadable: true,
        adminComment: 'Pages 1 to 40',
        requiresPayment: true,
        isPaid: true,
        chargeAmount: 25.5,
        downloadUntil: '2026-03-10T20:00:00.000Z',
        nextDownloadTime: null,
      });
      expect(shownAs({ ...paid, paidAt: null })).toMatchObject({
        isViewable: false,
        isDownloadable: false,
        downloadReason: 'You can open this file after you pay for it.',
        isPaid: false,
        nextDownloadTime: null,
      });
    });

    const now = new Date(SUBMITTED_AT.getTime() + 3_600_000);
    const DAY_AGO = new Date(SUBMITTED_AT.getTime() - 86_400_000).toISOString();
    const claimed = { at: SUBMITTED_AT.toISOString() };
    const disputed = (status: 'needs_response' | 'lost') => ({
      ...paid,
      intentId: 'pi_1',
      disputes: [aDispute({ intentId: 'pi_1', status })],
    });

    test.each<[string, Partial<RequestFile>, ClaimState, FileView['downloadState']]>([
      ['free', {}, null, 'free'],
      ['paid, to a holder while the client has downloaded it', paid, null, 'once'],
      ['paid, to the client who downloaded it now', paid, { at: now.toISOString() }, 'again'],
      ['paid, to the client who downloaded it before', paid, claimed, 'already-downloaded'],
      ['paid, to an account without a place', paid, 'no-place', 'account-limit'],
      ['paid a day ago', { ...paid, paidAt: DAY_AGO, uploadedAt: DAY_AGO }, null, 'window-closed'],
      ['paid, in a dispute', disputed('needs_response'), null, 'payment-disputed'],
      ['paid, and lost in a dispute', disputed('lost'), null, 'payment-lost'],
      ['unpaid', { ...paid, paidAt: null }, null, 'payment-required'],
      ['under an embargo', { embargoEnabled: true, embargoDays: 14 }, null, 'embargo'],
      ['in the malware scan', { scan: 'pending' }, null, 'scan-pending'],
      ['infected', { scan: 'infected' }, null, 'infected'],
      ['deleted', { deletedAt: DAY_AGO }, null, 'deleted'],
      ['withdrawn', { deletedAt: DAY_AGO, withdrawnAt: DAY_AGO }, null, 'withdrawn'],
    ])('that is %s, has the state of the download rule', (_state, facts, claim, state) => {
      const files = { [released.fileId]: { ...released, ...facts } };
      const { uploadedFiles } = clientView(aRequest({ files }), { ...unclaimed, now, claimOf: () => claim });
      expect(uploadedFiles[0]).toMatchObject({
        downloadState: state,
        isDownloadable: /^(free|once|again)$/.test(state!),
      });
    });

    test('shows whether it is the notice of 42 CFR 2.32', () => {
      const files = { a: released, b: { ...released, fileId: uploadOf('b').fileId, noticeVersion: '1' } };
      const { uploadedFiles } = clientView(aRequest({ files }));
      expect(uploadedFiles.map(({ isNotice }) => isNotice)).toEqual([undefined, true]);
    });

    test('says of a packet how many of its pages have redactions, and of others nothing', () => {
      const packet = { packetId: 'p', pages: 9, sha256: 'ab' };
      const files = {
        a: { ...released, packet: { ...packet, redactedPages: 3 } },
        b: { ...released, fileId: uploadOf('b').fileId, packet: { ...packet, redactedPages: 0 } },
        c: { ...released, fileId: uploadOf('c').fileId, packet },
      };
      const { uploadedFiles } = clientView(aRequest({ files }));
      expect(uploadedFiles.map(({ redactedPages }) => redactedPages)).toEqual([3, undefined, undefined]);
    });

    test('under an embargo, is viewable and shows when it is available', () => {
      expect(shownAs({ ...released, embargoEnabled: true, embargoDays: 14 })).toMatchObject({
        isViewable: true,
        isDownloadable: false,
        embargoEnabled: true,
        embargoDays: 14,
        availableAt: '2026-03-24T08:00:00.000Z',
        nextDownloadTime: '2026-03-24T08:00:00.000Z',
      });
    });

    test('under an embargo and unpaid, has no download time', () => {
      expect(shownAs({ ...paid, paidAt: null, embargoEnabled: true, embargoDays: 14 })).toMatchObject({
        availableAt: '2026-03-24T08:00:00.000Z',
        nextDownloadTime: null,
      });
    });

    test('shows whether a client downloaded it, but not for the client’s own uploads', () => {
      const own = aFile({ fileId: uploadOf('9').fileId, group: 'supporting' });
      const files = { [released.fileId]: released, [own.fileId]: own };
      const downloaded = new Set(Object.keys(files));
      const seen = clientView(aRequest({ files }), {
        ...unclaimed,
        stored: { ...emptyStoredFacts, downloaded },
      });
      expect(seen.uploadedFiles.map((file) => file.isDownloadedByPublic)).toEqual([true, false]);
      expect(shownAs(released)).toMatchObject({ isDownloadedByPublic: false });
    });

    test('without charge and embargo, has zeros and a blob address without a signature', () => {
      expect(shownAs(released)).toMatchObject({
        requiresPayment: false,
        isPaid: false,
        chargeAmount: 0,
        embargoEnabled: false,
        embargoDays: 0,
        blobName: `req_1/${released.fileId}`,
        url: `https://store.example/documents/req_1/${released.fileId}`,
        downloadWindowExtendedAt: null,
      });
    });

    test('after a download, shows its time and until when the link can be requested again', () => {
      const at = '2026-03-10T09:00:00.000Z';
      expect(shownAs(paid, { at }, new Date('2026-03-10T09:10:00.000Z'))).toMatchObject({
        isDownloadable: true,
        downloadedAt: at,
        downloadAgainUntil: '2026-03-10T09:15:00.000Z',
      });
      const later = shownAs(paid, { at }, new Date('2026-03-10T09:15:00.000Z'));
      expect(later).toMatchObject({ isViewable: false, isDownloadable: false, downloadedAt: at });
      expect(later).not.toHaveProperty('downloadAgainUntil');
    });
  });

  test.each([
    ['clean', true, null],
    ['pending', false, 'This file is still being checked for viruses. Please try again in a moment.'],
    ['infected', false, 'This file is blocked because it did not pass the virus scan.'],
  ] as const)(
    'shows for a %s file whether it can be downloaded, and the reason if not',
    (scan, isDownloadable, reason) => {
      const [file] = clientView(aRequest({ files: { a: aFile({ scan }) } })).loaFiles;
      expect(file).toMatchObject({ scan, isDownloadable });
      expect(file!.downloadReason).toBe(reason);
    },
  );

  test('shows a status change with private notes, without the notes and their author', () => {
    const [first] = aRequest().history;
    const history = [
      first!,
      { ...first!, status: 'on_hold', notes: 'SECRET', isPrivate: true },
      { ...first!, status: 'on_hold', notes: 'SECRET', isPrivate: true },
      { ...first!, status: 'processing', notes: 'We go on', isPrivate: false },
    ];
    expect(
      clientView(aRequest({ history })).statusHistory.map(({ status, notes }) => [status, notes]),
    ).toEqual([
      ['pending', undefined],
      ['on_hold', undefined],
      ['processing', 'We go on'],
    ]);
  });

  test('shows consecutive updates of a client once, and none after staff asked for an update', () => {
    const [first] = aRequest().history;
    const updated = {
      ...first!,
      status: 'update_requested',
      by: { kind: 'holder', id: null },
      notes: '',
    } as const;
    const asked = { ...updated, by: { kind: 'staff', id: 'usr_1' }, notes: 'Please sign' } as const;
    const historyOf = (...history: RequestDocument['history']) =>
      clientView(aRequest({ history })).statusHistory.map(({ status, notes }) => [status, notes]);
    const sent = 'You sent an update. We will review it.';
    expect(historyOf(first!, updated, updated)).toEqual([
      ['pending', undefined],
      ['update_requested', sent],
    ]);
    expect(historyOf(first!, asked, updated)).toEqual([
      ['pending', undefined],
      ['update_requested', 'Please sign'],
    ]);
  });

  test('explains the due date without the source of its rule', () => {
    const request = newRequest(aSubmission('clearing'), someRules, SUBMITTED_AT).request;
    const deadline = deadlineView(request, someRules, SUBMITTED_AT);
    expect(deadline).toMatchObject({ explanation: { source: 'The portal’s own promise', days: 15 } });
    expect(clientView(request, { ...unclaimed, deadline }).deadline).toEqual({
      ...deadline,
      explanation: { ...deadline!.explanation, source: '' },
    });
  });

  test.each([
    ['until its day', '2026-03-25', undefined],
    ['after its day', '2026-03-26', true],
  ])('promises a due date %s', (_, today, isPassed) => {
    const request = {
      ...newRequest(aSubmission('clearing'), someRules, SUBMITTED_AT).request,
      dueDate: '2026-03-25',
    };
    const deadline = deadlineView(request, someRules, SUBMITTED_AT);
    for (const isManual of [false, true]) {
      const view = clientView(request, { ...unclaimed, today, deadline: { ...deadline!, isManual } });
      expect(view.deadline?.isPassed).toBe(isPassed);
    }
  });

  test('leaves out missing values', () => {
    const request = newRequest(aSubmission('clearing'), someRules, SUBMITTED_AT).request;
    const { facilityName: _, ...fields } = request.fields;
    const view = clientView({ ...request, fields });
    expect(view.payment).toEqual({ state: 'clearing', amount: 1500 });
    expect(view.facilityName).toBe('');
    expect(view.statusHistory[0]).not.toHaveProperty('notes');
  });
});
