import { describe, expect, test } from 'vitest';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import type { ClientNotification } from '../requests/taskSteps.ts';
import { HOLDER, SYSTEM } from '../requests/actor.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { anInvoice } from '../testing/anInvoice.ts';
import { currentNotifications } from './currentNotifications.ts';

const SENT_AT = '2026-03-11T08:00:00.000Z';
const file = aFile({ scan: 'clean' });
const { fileId } = file;
const withdrawnFile: RequestFile = { ...file, withdrawnAt: SENT_AT, deletedAt: SENT_AT };

const moved = (seq: number, status: string, from?: string): ClientNotification => ({
  kind: 'notify-client',
  template: 'statusChanged',
  seq,
  status,
  ...(from !== undefined && { from }),
});
const added = (seq: number, fileIds = [fileId]): ClientNotification => ({
  kind: 'notify-client',
  template: 'filesAdded',
  seq,
  fileIds,
});
const about = (
  seq: number,
  template: 'fileWithdrawn' | 'fileTermsChanged' | 'downloadAllowed' | 'downloadDeclined',
  id = fileId,
): ClientNotification => ({ kind: 'notify-client', template, seq, fileId: id });
const sent: ClientNotification = {
  kind: 'notify-client',
  template: 'invoiceSent',
  seq: 4,
  invoiceId: 'inv_1',
};

type Entry = RequestDocument['history'][number];

const entry = (status: string, changed: Partial<Entry> = {}): Entry => ({
  status,
  at: SENT_AT,
  by: { kind: 'staff', id: 'u1' },
  byName: 'Sam Clerk',
  notes: '',
  isPrivate: false,
  ...changed,
});
const hidden = { notes: 'Maria called', isPrivate: true };

/** A request that has gone from pending through these statuses. */
function after(...entries: Entry[]): RequestDocument {
  const request = aRequest();
  return { ...request, status: entries.at(-1)!.status, history: [...request.history, ...entries] };
}

function withFacts(changed: Partial<RequestDocument> = {}, files: RequestFile = file): RequestDocument {
  const invoice = anInvoice({ sentAt: SENT_AT });
  const request = after(entry('on_hold'));
  return { ...request, files: { [fileId]: files }, invoices: { inv_1: invoice }, ...changed };
}

const withdrawnInvoice = { inv_1: anInvoice({ sentAt: SENT_AT, isActive: false }) };

describe('currentNotifications', () => {
  test.each<
    [
      what: string,
      request: RequestDocument,
      notifications: ClientNotification[],
      expected: ClientNotification[],
    ]
  >([
    [
      'keeps different ones in their order',
      withFacts(),
      [moved(2, 'on_hold'), added(3), sent],
      [moved(2, 'on_hold'), added(3), sent],
    ],
    [
      'leaves out a withdrawn invoice',
      withFacts({ invoices: withdrawnInvoice }),
      [moved(2, 'on_hold'), sent],
      [moved(2, 'on_hold')],
    ],
    [
      'leaves out changed terms of a new document',
      withFacts(),
      [added(2), about(3, 'fileTermsChanged')],
      [added(2)],
    ],
    [
      'keeps new documents if one of them was withdrawn',
      withFacts({ files: { [fileId]: file, file_b: { ...withdrawnFile, fileId: 'file_b' } } }),
      [added(2, [fileId, 'file_b']), about(3, 'fileWithdrawn', 'file_b')],
      [added(2, [fileId, 'file_b'])],
    ],
    [
      'says new documents once',
      withFacts({ files: { [fileId]: file, file_b: { ...file, fileId: 'file_b' } } }),
      [added(2), added(3, ['file_b'])],
      [added(3, [fileId, 'file_b'])],
    ],
    [
      'leaves out a document that was released and withdrawn',
      withFacts({}, withdrawnFile),
      [added(2), about(3, 'fileTermsChanged'), about(4, 'fileWithdrawn')],
      [],
    ],
    [
      'keeps the withdrawal of a document that was announced before',
      withFacts({}, withdrawnFile),
      [about(4, 'fileWithdrawn')],
      [about(4, 'fileWithdrawn')],
    ],
    [
      'keeps the withdrawal of a paid document',
      withFacts({}, { ...withdrawnFile, paidAt: SENT_AT, paymentState: 'paid' }),
      [added(2), about(4, 'fileWithdrawn')],
      [about(4, 'fileWithdrawn')],
    ],
    [
      'says the last terms only',
      withFacts(),
      [about(2, 'fileTermsChanged'), about(3, 'fileTermsChanged')],
      [about(3, 'fileTermsChanged')],
    ],
    [
      'says all terms that changed',
      withFacts(),
      [
        { ...about(2, 'fileTermsChanged'), changed: ['charge'] },
        { ...about(3, 'fileTermsChanged'), changed: ['embargo', 'charge'] },
      ] as ClientNotification[],
      [{ ...about(3, 'fileTermsChanged'), changed: ['charge', 'embargo'] } as ClientNotification],
    ],
    [
      'says the last answer to a download request only',
      withFacts(),
      [about(2, 'downloadDeclined'), about(3, 'downloadAllowed')],
      [about(3, 'downloadAllowed')],
    ],
  ])('%s', (_, request, notifications, expected) => {
    expect(currentNotifications(request, notifications)).toEqual(expected);
  });
});

describe('currentNotifications of a new status', () => {
  test.each<
    [what: string, request: RequestDocument, notifications: ClientNotification[], status: string | null]
  >([
    [
      'has the last one',
      after(entry('processing'), entry('on_hold')),
      [moved(2, 'processing', 'pending'), moved(3, 'on_hold', 'processing')],
      'on_hold',
    ],
    [
      'has the one that a system change set',
      after(entry('processing'), entry('on_hold', { by: SYSTEM })),
      [moved(2, 'processing', 'pending')],
      'on_hold',
    ],
    [
      'hides one that was set with private notes',
      after(entry('processing'), entry('on_hold', hidden)),
      [moved(2, 'processing', 'pending')],
      'processing',
    ],
    [
      'hides one to which more private notes were added',
      after(entry('processing'), entry('on_hold', hidden), entry('on_hold', hidden)),
      [moved(2, 'processing', 'pending')],
      'processing',
    ],
    [
      'is said again after one that private notes hid before',
      after(entry('processing'), entry('on_hold', hidden), entry('processing')),
      [moved(4, 'processing', 'on_hold')],
      'processing',
    ],
    [
      'has one that public notes made known',
      after(entry('processing'), entry('on_hold', hidden), entry('on_hold', { notes: 'Call us' })),
      [moved(2, 'processing', 'pending')],
      'on_hold',
    ],
    [
      'is left out if it is back to the earlier one',
      after(entry('processing'), entry('pending')),
      [moved(2, 'processing', 'pending'), moved(3, 'pending', 'processing')],
      null,
    ],
    [
      'is left out if staff changed it again after it was combined, because that has its own notification',
      after(entry('processing'), entry('on_hold')),
      [moved(2, 'processing', 'pending')],
      null,
    ],
    [
      'is left out if the portal set it back',
      after(entry('processing'), entry('pending', { by: SYSTEM })),
      [moved(2, 'processing', 'pending')],
      null,
    ],
    [
      'is left out if it is back with private notes in between',
      after(entry('processing'), entry('on_hold', hidden), entry('pending')),
      [moved(2, 'processing', 'pending'), moved(4, 'pending', 'processing')],
      null,
    ],
    [
      'is left out after an update by the client',
      after(entry('processing'), entry('update_requested', { by: HOLDER })),
      [moved(2, 'processing', 'pending')],
      null,
    ],
    [
      'is left out after an update by the client and notes about it',
      after(
        entry('processing'),
        entry('update_requested', { by: { kind: 'client', id: 'u2' } }),
        entry('update_requested', { notes: 'Thank you' }),
      ),
      [moved(2, 'processing', 'pending')],
      null,
    ],
    ['keeps one without an earlier one', after(entry('pending')), [moved(2, 'pending')], 'pending'],
  ])('%s', (_, request, notifications, status) => {
    const current = currentNotifications(request, notifications);
    expect(current.map((each) => 'status' in each && each.status)).toEqual(status === null ? [] : [status]);
    // The outcome is the same when the list that was stored is checked again before it is sent.
    expect(currentNotifications(request, current)).toEqual(current);
  });
});

describe('the notification of a message', () => {
  const received = (seq: number, number: number): ClientNotification => ({
    kind: 'notify-client',
    template: 'messageReceived',
    seq,
    number,
  });
  const withUnread = (...unreadByClient: number[]) =>
    aRequest({ thread: { ...aRequest().thread, messages: 3, unreadByClient } });

  test.each([
    ['is one for several messages', withUnread(1, 3), [received(2, 1), received(4, 3)], [received(4, 3)]],
    ['is left out if the client read them', withUnread(), [received(2, 1), received(4, 3)], []],
    [
      'stays if the client read only the first',
      withUnread(3),
      [received(2, 1), received(4, 3)],
      [received(4, 3)],
    ],
  ])('%s', (_, request, notifications, expected) => {
    expect(currentNotifications(request, notifications)).toEqual(expected);
  });
});
