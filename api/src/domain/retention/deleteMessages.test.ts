import { describe, expect, it } from 'vitest';
import { clientMessageView, staffMessageView } from '../messages/message.ts';
import { addMessage } from '../messages/addMessage.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aRequest } from '../testing/aRequest.ts';
import { deleteMessages } from './deleteMessages.ts';
import { daysAfter, erasableFrom } from './erasableFrom.ts';

const CLOSED = '2026-05-01T12:00:00.000Z';
const after = (days: number) => new Date(daysAfter(CLOSED, days));
const clerk = { by: { kind: 'staff', id: 'usr_2' }, byName: 'Sam Clerk' } as const;
const move = (status: string, at: string) => ({ ...clerk, status, at, notes: '', isPrivate: false });

function sent(before: RequestDocument, at: Date) {
  const message = { messageId: 'm', text: 'TEXT', isInternal: false, mentions: [], ...clerk };
  const decision = addMessage(before, message, at);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return { change: decision.change, message: decision.change.documents![0]! };
}

/** A closed request with one message and no files. */
function closed(
  thread: Partial<RequestDocument['thread']> = {},
  more: Partial<RequestDocument> = {},
): RequestDocument {
  const open = aRequest({ files: {}, history: [move('pending', CLOSED), move('completed', CLOSED)] });
  const { request } = sent(open, new Date(CLOSED)).change;
  return { ...request, status: 'completed', thread: { ...request.thread, ...thread }, ...more };
}

const retention = (choice: NonNullable<RequestDocument['retention']>['choice']) => ({
  retention: { choice, at: CLOSED, ...clerk, reason: 'A policy' },
});

describe('the messages of a closed request', () => {
  it('are deleted after the period, and can no longer be read or found', () => {
    const request = closed();
    expect(deleteMessages(request, 30, after(29))).toBeNull();
    const change = deleteMessages(request, 30, after(30))!;
    expect(change.event).toMatchObject({ kind: 'messages-deleted', details: { to: '000001.0000' } });
    expect(change.steps).toEqual([{ kind: 'project' }, { kind: 'erase-messages', to: '000001.0000' }]);
    expect(change.request.updatedAt).toBe(request.updatedAt);
    const { message } = sent(aRequest(), new Date(CLOSED));
    expect(clientMessageView(message, change.request)).toMatchObject({ text: '', isDeleted: true });
    expect(staffMessageView(message, change.request)).toMatchObject({ text: '', isDeleted: true });
    expect(deleteMessages(change.request, 30, after(60))).toBeNull();
    expect(erasableFrom(change.request)).toEqual({});
  });

  it('are found by the nightly run, like files', () => {
    expect(erasableFrom(closed())).toEqual({ closedAt: CLOSED });
    const chosen = closed({}, retention({ kind: 'days', days: 5 }));
    expect(erasableFrom(chosen)).toEqual({ eraseFrom: after(5).toISOString() });
    expect(deleteMessages(chosen, null, after(5))).not.toBeNull();
  });

  it.each<[string, RequestDocument, number | null]>([
    ['if the portal has no period', closed(), null],
    ['under a legal hold', closed({}, retention({ kind: 'always' })), 30],
    ['if the request is open again', closed({}, { status: 'pending' }), 30],
    ['if staff have not read one of the client', closed({ unreadByStaff: [1] }), 30],
    [
      'if one is assigned and not resolved',
      closed({ assigned: [{ position: '000001.0000', userId: 'u', name: 'Dana', resolved: null }] }),
      30,
    ],
    ['until the period after the last message', closed({ lastAt: after(100).toISOString() }), 30],
  ])('stay %s', (_, request, defaultDays) => {
    expect(deleteMessages(request, defaultDays, after(120))).toBeNull();
  });

  it('that are sent later stay readable', () => {
    const { request } = deleteMessages(closed(), 30, after(30))!;
    const later = sent(request, after(40));
    expect(clientMessageView(later.message, later.change.request)).toMatchObject({ text: 'TEXT' });
    expect(deleteMessages(later.change.request, 30, after(69))).toBeNull();
    expect(deleteMessages(later.change.request, 30, after(70))).not.toBeNull();
  });
});
