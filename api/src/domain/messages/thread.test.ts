import { describe, expect, it, test } from 'vitest';
import { MAX_CLIENT_MESSAGES, MAX_MESSAGES } from '@portal/contract/messages/schemas.ts';
import { combineChanges } from '../requests/change.ts';
import { HOLDER } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { aReview } from '../testing/aReview.ts';
import { aRequest } from '../testing/aRequest.ts';
import { addMessage, type NewMessage } from './addMessage.ts';
import { clientMessageView, staffMessageView } from './message.ts';
import { excerptOf, searchedTerms } from './messageSearch.ts';
import { readThread } from './readThread.ts';
import { assignMessage, resolveMessage } from './assignMessage.ts';
import { withReviewMessage } from './reviewMessages.ts';
import { EMPTY_THREAD } from './thread.ts';

const now = new Date('2026-03-12T08:00:00.000Z');
const client = { by: { kind: 'client', id: 'u_client' }, byName: 'Casey Client' } as const;
const staff = { by: { kind: 'staff', id: 'u_staff' }, byName: 'Sam Clerk' } as const;

const aMessage = (changed: Partial<NewMessage> = {}): NewMessage => ({
  messageId: 'm_1',
  text: 'TEXT about the patient',
  isInternal: false,
  mentions: [],
  ...staff,
  ...changed,
});
const note: Partial<NewMessage> = { isInternal: true };

/** The decision about the last of these messages, each added to the request with those before it. */
function add(...messages: Partial<NewMessage>[]) {
  let request = aRequest();
  let decision;
  for (const message of messages) {
    decision = addMessage(request, aMessage(message), now);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    request = decision.change.request;
  }
  return decision!;
}

/** The message that `add` stores last. */
const messageOf = (...messages: Partial<NewMessage>[]) => add(...messages).change.documents![0]!;

describe('a message', () => {
  test.each<[string, Partial<NewMessage>[], position: string, thread: Partial<RequestDocument['thread']>]>([
    ['of staff is the first', [{}], '000001.0000', { messages: 1, unreadByClient: [1] }],
    [
      'of a client is unread by staff',
      [client],
      '000001.0000',
      { messages: 1, fromClient: 1, unreadByStaff: [1], lastFromClientAt: now.toISOString() },
    ],
    [
      'of a holder too',
      [{ by: HOLDER }],
      '000001.0000',
      { messages: 1, fromClient: 1, unreadByStaff: [1], lastFromClientAt: now.toISOString() },
    ],
    ['that is an internal note has no number', [note], '000000.0001', { notes: 1, notesAtEnd: 1 }],
    [
      'after notes has the next number',
      [{}, note, note, client],
      '000002.0000',
      {
        messages: 2,
        fromClient: 1,
        notes: 2,
        unreadByClient: [1],
        unreadByStaff: [2],
        lastFromClientAt: now.toISOString(),
      },
    ],
    [
      'that is a note follows the notes after the last message',
      [note, {}, note, note],
      '000001.0002',
      { messages: 1, notes: 3, notesAtEnd: 2, unreadByClient: [1] },
    ],
  ])('%s', (_, messages, position, thread) => {
    const { change } = add(...messages);
    expect(change.documents).toMatchObject([{ id: `message|${position}`, position, type: 'message' }]);
    expect(change.request.thread).toEqual({ ...EMPTY_THREAD, lastAt: now.toISOString(), ...thread });
  });

  it('leaves the status and review alone, and changes what the client sees unless it is a note', () => {
    const request = aRequest({ status: 'completed' });
    const updatedAt = (changed: Partial<NewMessage>) => {
      const decision = addMessage(request, aMessage(changed), now);
      if (decision.kind !== 'change') throw new Error(decision.kind);
      const { status, review } = decision.change.request;
      expect({ status, review }).toEqual({ status: 'completed', review: request.review });
      return decision.change.request.updatedAt;
    };
    expect(updatedAt(client)).toBe(now.toISOString());
    expect(updatedAt(note)).toBe(request.updatedAt);
  });

  test.each<[string, Partial<NewMessage>, steps: string[]]>([
    ['of a client notifies staff', client, ['project', 'notify-staff-of-message']],
    ['of staff notifies the client', {}, ['project', 'notify-client']],
    ['that is a note notifies nobody', note, ['project']],
    [
      'that mentions colleagues notifies them, but not its author',
      { ...note, mentions: ['u_staff', 'u_other'].map((userId) => ({ userId, name: 'N' })) },
      ['project', 'notify-mentioned'],
    ],
    [
      'that mentions only its author notifies nobody else',
      { ...note, mentions: [{ userId: 'u_staff', name: 'N' }] },
      ['project'],
    ],
  ])('%s', (_, message, steps) => {
    const { change } = add(message);
    expect(change.steps.map(({ kind }) => kind)).toEqual(steps);
    const mentioned = change.steps.flatMap((step) => (step.kind === 'notify-mentioned' ? step.userIds : []));
    expect(mentioned).not.toContain('u_staff');
  });

  it('has no text in its event and its tasks', () => {
    const { change } = add(client);
    expect(JSON.stringify([change.event, change.steps, change.request])).not.toContain('TEXT');
  });

  it('is refused if the thread is full, and notes count', () => {
    const thread = { ...EMPTY_THREAD, messages: MAX_MESSAGES - 1, notes: 1 };
    expect(addMessage(aRequest({ thread }), aMessage(), now)).toEqual({ kind: 'full' });
  });

  it('of clients and holders leaves room for those of staff', () => {
    const thread = { ...EMPTY_THREAD, messages: MAX_CLIENT_MESSAGES + 5, fromClient: MAX_CLIENT_MESSAGES };
    const kindOf = (changed: Partial<NewMessage>) =>
      addMessage(aRequest({ thread }), aMessage(changed), now).kind;
    expect([client, { by: HOLDER }, {}, note].map(kindOf)).toEqual(['full', 'full', 'change', 'change']);
  });

  it('keeps its document when several changes are combined', () => {
    const add2 = (request: RequestDocument) => {
      const decision = addMessage(request, aMessage(), now);
      return decision.kind === 'change' ? decision.change : null;
    };
    const combined = combineChanges(aRequest(), [add2, add2]);
    expect(combined?.documents?.map(({ position }) => position)).toEqual(['000001.0000', '000002.0000']);
  });
});

describe('reading a thread', () => {
  const request = aRequest({
    thread: { ...EMPTY_THREAD, messages: 6, unreadByStaff: [2, 4], unreadByClient: [3, 5] },
  });

  test.each([
    [client.by, '000003.0000', { unreadByClient: [5] }, '000003.0000'],
    [HOLDER, '000006.0000', { unreadByClient: [] }, '000005.0000'],
    [staff.by, '000002.0007', { unreadByStaff: [4] }, '000002.0000'],
    [staff.by, '999999.9999', { unreadByStaff: [] }, '000004.0000'],
  ])('by %j up to %s leaves %j', (by, upTo, thread, lastRead) => {
    const change = readThread(request, upTo, by, now)!;
    expect(change.request.thread).toEqual({ ...request.thread, ...thread });
    expect(change.event).toMatchObject({ kind: 'messages-read', details: { upTo: lastRead } });
    expect(change.request.updatedAt).toBe(request.updatedAt);
  });

  test.each([
    ['an earlier message', client.by, '000002.0000'],
    ['a thread without messages', staff.by, '000000.0000'],
  ])('of %s changes nothing', (_, by, upTo) => {
    expect(readThread(request, upTo, by, now)).toBeNull();
  });
});

describe('the view of a message', () => {
  const message = messageOf({ mentions: [{ userId: 'SECRET', name: 'SECRET' }], byName: 'SECRET' });

  it('has no author and no mention for clients', () => {
    const { messageId, position, at: sentAt, text } = message;
    expect(clientMessageView(message, aRequest())).toEqual({
      messageId,
      position,
      sentAt,
      text,
      isMine: false,
    });
    expect(clientMessageView(messageOf({ by: HOLDER }), aRequest())).toMatchObject({ isMine: true });
  });

  it('names accounts for staff, and nobody for a holder', () => {
    expect(staffMessageView(messageOf({}), aRequest())).toMatchObject({
      from: 'staff',
      authorName: 'Sam Clerk',
    });
    expect(staffMessageView(messageOf(client), aRequest())).toMatchObject({
      from: 'client',
      authorName: 'Casey Client',
    });
    expect(staffMessageView(messageOf({ by: HOLDER, byName: 'holder' }), aRequest())).toMatchObject({
      authorName: null,
    });
  });
});

describe('a question of the review', () => {
  const asked = (thread: Partial<RequestDocument['thread']> = {}, review = {}) => {
    const request = aRequest({
      thread: { ...EMPTY_THREAD, ...thread },
      review: aReview({ state: 'under_review', askedAt: now.toISOString(), ...review }),
    });
    const change = { request, event: { kind: 'client-asked' } as never, steps: [] };
    return withReviewMessage(change, {
      ...staff,
      text: '',
      question: { missing: ['loa-missing'], rejected: false },
    });
  };

  it('is the next message, unread by the client, and open until it is answered or revoked', () => {
    const { request, documents } = asked({ messages: 2, notesAtEnd: 1, unreadByClient: [2] });
    expect(request.thread).toMatchObject({
      messages: 3,
      notesAtEnd: 0,
      unreadByClient: [2, 3],
      unreadByStaff: [],
      question: 3,
    });
    const [message] = documents!;
    expect(clientMessageView(message!, request)).toMatchObject({
      position: '000003.0000',
      question: { missing: ['loa-missing'], isOpen: true },
    });
    const isOpen = (changed: Partial<RequestDocument>) =>
      staffMessageView(message!, { ...request, ...changed }).question?.isOpen;
    expect(isOpen({})).toBe(true);
    expect(isOpen({ review: { ...request.review!, askedAt: null } })).toBe(false);
    expect(isOpen({ status: 'completed' })).toBe(false);
    expect(isOpen({ thread: { ...request.thread, question: 4 } })).toBe(false);
  });

  it('is left out of a full thread, and the review step still counts', () => {
    const { request, documents } = asked({ messages: MAX_MESSAGES, question: 7 });
    expect(documents).toBeUndefined();
    expect(request.thread).toMatchObject({ messages: MAX_MESSAGES, question: null });
  });

  it('is answered by a message that staff find in the intake queue, not among the unread', () => {
    const { request } = asked();
    const change = { request, event: { kind: 'update-submitted' } as never, steps: [] };
    const answer = { reason: 'Additional Documents', files: 1 } as const;
    const answered = withReviewMessage(change, { ...client, text: 'Here it is.', answer });
    expect(answered.request.thread).toMatchObject({
      messages: 2,
      fromClient: 1,
      unreadByStaff: [],
      question: 1,
      lastFromClientAt: request.updatedAt,
    });
    expect(staffMessageView(answered.documents![0]!, aRequest())).toMatchObject({ from: 'client', answer });
  });
});

describe('the search in messages', () => {
  it('finds complete words in any case, also without composed accents', () => {
    const text = 'José’s MRI of 3/12, please — the “left” knee.';
    expect(messageOf({ text }).terms).toEqual([
      'josé',
      's',
      'mri',
      'of',
      '3',
      '12',
      'please',
      'the',
      'left',
      'knee',
      'jose',
      'joses',
    ]);
    expect(searchedTerms('KNEE, jose\u0301')).toEqual([['knee'], ['jose', 'josé']]);
    expect(searchedTerms('…!')).toEqual([]);
  });

  it.each([
    ['Ask Ms. Núñez', 'nunez'],
    ['Ask Ms. Nunez', 'NÚÑEZ'],
    ["Ask Ms. O'Grady", 'OGrady'],
    ['Ask Ms. OGrady', 'O Grady'],
    ['Ask Ms. O Grady', 'O’Grady'],
    ['Ask Ms. Groß', 'gross'],
    ['Ask Ms. Smith-Jones', 'Smith Jones'],
  ])('finds %j by %j', (text, typed) => {
    const { terms } = messageOf({ text });
    const choices = searchedTerms(typed);
    expect(choices.every((choice) => choice.some((term) => terms.includes(term)))).toBe(true);
  });

  it('has no digits of a Social Security number', () => {
    expect(messageOf({ text: 'It is 123-45-6789, or 123 45 6789.' }).terms).toEqual(['it', 'is', 'or']);
  });

  it('shows a short text whole, and of a long one the part around the word', () => {
    expect(excerptOf('One\n two', [['two']])).toBe('One two');
    const long = `${'before '.repeat(100)}KNEE ${'after '.repeat(100)}`;
    const excerpt = excerptOf(long, [['knee']]);
    expect(excerpt).toMatch(/^… before .*KNEE after.* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(184);
    expect(excerptOf(long, [['before']])).toMatch(/^before .* …$/);
    expect(excerptOf(`${'x'.repeat(500)} knee`, [['knee']])).toContain('knee');
  });
});

describe('an assigned message', () => {
  const dana = { userId: 'u_dana', name: 'Dana Lee' };
  const position = '000001.0000';
  const request = aRequest({ thread: { ...EMPTY_THREAD, messages: 1 } });
  const assigned = (before: RequestDocument, assignee: typeof dana | null, by = staff.by) => {
    const decision = assignMessage(before, position, assignee, by, now);
    if (decision.kind !== 'change') throw new Error(decision.kind);
    return decision.change;
  };

  it('notifies the assignee, unless they did it themselves, and is not a change for the client', () => {
    const { request: next, event, steps } = assigned(request, dana);
    expect(next.thread.assigned).toEqual([{ position, ...dana, resolved: null }]);
    expect(next.updatedAt).toBe(request.updatedAt);
    expect(event).toMatchObject({ kind: 'message-assigned', details: { position, to: 'u_dana' } });
    expect(steps.map(({ kind }) => kind)).toEqual(['project', 'notify-message-assignee']);
    expect(assigned(request, { userId: 'u_staff', name: 'Sam Clerk' }).steps).toEqual([{ kind: 'project' }]);
    expect(assignMessage(next, position, dana, staff.by, now)).toEqual({ kind: 'same' });
    expect(assigned(next, null).request.thread.assigned).toEqual([]);
    expect(assignMessage(request, position, null, staff.by, now)).toEqual({ kind: 'same' });
  });

  it('is resolved once by anyone, opened again, and open again for the next assignee', () => {
    const { request: before } = assigned(request, dana);
    const resolved = resolveMessage(before, position, true, staff, now)!;
    expect(resolved.request.thread.assigned).toMatchObject([
      { ...dana, resolved: { by: 'Sam Clerk', at: now.toISOString() } },
    ]);
    expect(resolved.event.kind).toBe('message-resolved');
    expect(resolveMessage(resolved.request, position, true, staff, now)).toBeNull();
    const reopened = resolveMessage(resolved.request, position, false, staff, now)!;
    expect(reopened.request.thread.assigned).toMatchObject([{ ...dana, resolved: null }]);
    expect(assigned(resolved.request, dana).request.thread.assigned).toMatchObject([{ resolved: null }]);
    expect(resolveMessage(request, position, true, staff, now)).toBeNull();
  });

  it('takes the place of the oldest resolved one of many, and is refused if all are open', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      position: `0000${String(index + 10)}.0000`,
      ...dana,
      resolved: index === 3 ? { by: 'Sam Clerk', at: now.toISOString() } : null,
    }));
    const full = { ...request, thread: { ...request.thread, assigned: many } };
    const { thread } = assigned(full, dana).request;
    expect(thread.assigned).toHaveLength(100);
    expect(thread.assigned.some(({ resolved }) => resolved)).toBe(false);
    const decision = assignMessage({ ...full, thread }, '000999.0000', dana, staff.by, now);
    expect(decision).toEqual({ kind: 'full' });
  });
});
