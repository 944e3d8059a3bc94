import { randomUUID } from 'node:crypto';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import {
  assignMessage,
  getMessages,
  readMessages,
  resolveMessage,
  searchMessages,
  sendMessage,
} from '@portal/contract/messages/endpoints.ts';
import { MAX_MESSAGE_LINES } from '@portal/contract/messages/rules/messageLines.ts';
import {
  MAX_MESSAGE_LENGTH,
  type MessagePage,
  MESSAGES_PER_PAGE,
} from '@portal/contract/messages/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { documentsOf } from '../../support/portal/stores.ts';
import { sendUpdate } from '../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';

const portal = inject('portal');

let client: Person;
let staff: Person;
let colleague: Person;

/** New people for each group of tests, because one account can send 20 messages a minute. */
function withNewPeople() {
  beforeAll(async () => {
    [client, staff, colleague] = await Promise.all([
      signUpPerson(portal),
      createStaff(portal),
      createStaff(portal),
    ]);
  });
}

type Sent = Record<string, unknown>;

/** The calls of someone with these headers about the thread of a request. */
function threadCalls(requestId: string, credentials: Record<string, string>) {
  const headers = () => ({ ...credentials, ...randomIpHeader() });
  return {
    send: (text: string, more: Sent = {}): Promise<ApiResponse> =>
      callApi(portal.api, sendMessage, {
        headers: headers(),
        body: { requestId, messageId: randomUUID(), text, ...more },
      }),
    page: (query: Record<string, string> = {}): Promise<MessagePage> =>
      dataOf(portal.api, getMessages, { headers: headers(), query: { requestId, ...query } }),
    read: (upTo: string) =>
      dataOf(portal.api, readMessages, { headers: headers(), body: { requestId, upTo } }),
  };
}

/** A request of the client, with the calls of everyone who has it. */
async function aThread() {
  const request = await copySubmission(portal, client);
  const access = await lookUp(portal, request);
  const by = (person: Person) => threadCalls(request.requestId, authHeaders(person));
  return {
    ...request,
    client: by(client),
    holder: threadCalls(request.requestId, accessHeader(access)),
    staff: by(staff),
    colleague: by(colleague),
    by,
    stored: () => documentsOf(portal, request.requestId, 'message'),
  };
}

const textsOf = ({ messages }: MessagePage) => messages.map(({ text }) => text);
const fieldsOf = ({ error }: ApiResponse) => error?.fields;

describe('a thread', () => {
  withNewPeople();

  it('has the messages of all sides in their order', async () => {
    const thread = await aThread();
    expect(await thread.client.page()).toEqual({ view: 'client', messages: [], unread: 0 });
    const first = await thread.client.send('  Is the chart complete?\nOne page is <b>missing</b>.  ');
    expect(first).toMatchObject({ status: 200, data: { view: 'client', isMine: true } });
    await thread.staff.send('We are looking into it.');
    await thread.holder.send('Thanks');

    const seen = await thread.staff.page();
    expect(seen.messages).toMatchObject([
      {
        from: 'client',
        text: 'Is the chart complete?\nOne page is <b>missing</b>.',
        position: '000001.0000',
      },
      { from: 'staff', isInternal: false, mentions: [], position: '000002.0000' },
      { from: 'client', authorName: null, position: '000003.0000' },
    ]);
    const byClient = await thread.client.page();
    expect(byClient.messages).toMatchObject([{ isMine: true }, { isMine: false }, { isMine: true }]);
    expect(await thread.holder.page()).toEqual(byClient);
  });

  it('records that staff opened the request', async () => {
    const thread = await aThread();
    await thread.client.page();
    await thread.staff.page();
    const events = await documentsOf(portal, thread.requestId, 'event');
    const opened = events.filter(({ kind }) => kind === 'request-opened');
    expect(opened).toMatchObject([{ by: { kind: 'staff', id: staff.userId } }]);
  });

  it('takes messages while the request is closed, and keeps its status', async () => {
    const thread = await aThread();
    await requestCalls(portal, staff, thread.requestId).changeStatus({ status: 'completed' });
    expect(await thread.client.send('A question about the bill')).toMatchObject({ status: 200 });
    expect(await requestContent(portal, thread.requestId)).toMatchObject({ status: 'completed' });
  });

  it('gives messages that are sent at once different numbers', async () => {
    const thread = await aThread();
    const texts = ['one', 'two', 'three', 'four', 'five'];
    const sent = await Promise.all(texts.map((text) => thread.client.send(text)));
    expect(sent.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const { messages } = await thread.staff.page();
    expect(messages.map(({ position }) => position)).toEqual(texts.map((_, at) => `00000${at + 1}.0000`));
    expect(messages.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  it('has full pages for clients, however many internal notes there are', async () => {
    const thread = await aThread();
    const numbers = Array.from({ length: MESSAGES_PER_PAGE + 10 }, (_, index) => index + 1);
    for (const number of numbers) {
      await thread.holder.send(`message ${number}`);
      // Two accounts, because there are more notes than one can send in a minute.
      const author = number % 2 === 0 ? thread.staff : thread.colleague;
      if (number % 3 === 0) await author.send(`note ${number}`, { isInternal: true });
    }
    const last = await thread.client.page();
    expect(textsOf(last)).toEqual(numbers.slice(10).map((number) => `message ${number}`));
    const first = await thread.client.page({ before: last.before! });
    expect(textsOf(first)).toEqual(numbers.slice(0, 10).map((number) => `message ${number}`));
    expect(first.before).toBeUndefined();

    const staffPage = await thread.staff.page();
    const rest = await thread.staff.page({ before: staffPage.before! });
    expect(rest.before).toBeUndefined();
    expect([...textsOf(rest), ...textsOf(staffPage)]).toEqual(
      numbers.flatMap((number) =>
        number % 3 === 0 ? [`message ${number}`, `note ${number}`] : [`message ${number}`],
      ),
    );
    expect(staffPage.messages).toHaveLength(MESSAGES_PER_PAGE);
  });
});

describe('sending', () => {
  withNewPeople();

  it('the same message again returns the stored one', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const first = await thread.client.send('Once', { messageId });
    await thread.staff.send('Answer');
    const [again, other] = await Promise.all([
      thread.client.send('Once', { messageId }),
      thread.client.send('Something else', { messageId }),
    ]);
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(other).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const parallel = randomUUID();
    const both = await Promise.all([0, 1].map(() => thread.client.send('Twice', { messageId: parallel })));
    expect(new Set(both.map(({ data }) => (data as { position: string }).position))).toEqual(
      new Set(['000003.0000']),
    );
    expect(textsOf(await thread.staff.page())).toEqual(['Once', 'Answer', 'Twice']);
  });

  it.each([
    ['spaces only', ' \n\t '],
    ['invisible characters only', '\u200B\u2060'],
    ['5,001 characters', 'x'.repeat(MAX_MESSAGE_LENGTH + 1)],
    ['201 lines', `${'x\n'.repeat(MAX_MESSAGE_LINES)}x`],
  ])('%s is refused', async (_, text) => {
    const thread = await aThread();
    const refused = await thread.client.send(text);
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(fieldsOf(refused)).toHaveProperty('text');
    expect(await thread.stored()).toEqual([]);
  });

  it.each([
    ['5,000 characters', 'x'.repeat(MAX_MESSAGE_LENGTH)],
    ['200 lines', 'x\n'.repeat(MAX_MESSAGE_LINES)],
  ])('%s is accepted', async (_, text) => {
    const thread = await aThread();
    expect(await thread.client.send(text)).toMatchObject({ status: 200 });
  });

  it('is limited per account', async () => {
    const [thread, sender] = await Promise.all([aThread(), createStaff(portal)]);
    const { limit } = sendMessage.rateLimit!;
    const sent: ApiResponse[] = [];
    // A new window may start between the calls.
    for (let count = 0; count < 2 * limit + 1 && sent.at(-1)?.status !== 429; count += 1)
      sent.push(await thread.by(sender).send(`message ${count}`, { isInternal: true }));
    expect(sent.length).toBeGreaterThan(limit);
    expect(sent.at(-1)).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  });

  it('to a request of someone else, or one that does not exist, is not found', async () => {
    const [thread, otherClient] = await Promise.all([aThread(), signUpPerson(portal)]);
    expect(await thread.by(otherClient).send('Hello')).toMatchObject({ status: 404 });
    const unknown = threadCalls(`req_${'0'.repeat(32)}`, authHeaders(staff));
    expect(await unknown.send('Hello')).toMatchObject({ status: 404 });
    expect(await thread.stored()).toEqual([]);
  });
});

describe('an internal note', () => {
  withNewPeople();

  it('is for staff only: no answer to a client or holder shows it, and nothing counts it', async () => {
    const thread = await aThread();
    await thread.client.send('Hello');
    const mentions = [colleague.userId];
    expect(await thread.staff.send('SECRET note', { isInternal: true, mentions })).toMatchObject({
      data: {
        view: 'staff',
        isInternal: true,
        position: '000001.0001',
        mentions: [{ userId: colleague.userId }],
      },
    });
    await thread.staff.send('Public answer', { mentions });

    const request = requestCalls(portal, client, thread.requestId);
    for (const answer of [
      await thread.client.page(),
      await thread.holder.page(),
      await thread.client.page({ before: '000001.0002' }),
      (await request.read()).data,
      await lookUp(portal, thread),
    ]) {
      const text = JSON.stringify(answer);
      expect(text).not.toMatch(/SECRET|0001\.0001|isInternal|mentions|authorName/);
      for (const { userId } of [staff, colleague]) expect(text).not.toContain(userId);
    }
    expect((await thread.client.page()).messages.map((message) => Object.keys(message).toSorted())).toEqual(
      [1, 2].map(() => ['isMine', 'messageId', 'position', 'sentAt', 'text']),
    );
    expect(await lookUp(portal, thread)).toMatchObject({ messageCount: 2, unreadMessages: 1 });
  });

  it('does not change when the request was updated', async () => {
    const thread = await aThread();
    const { updatedAt } = await requestContent(portal, thread.requestId);
    await thread.staff.send('Note', { isInternal: true });
    expect(await requestContent(portal, thread.requestId)).toMatchObject({ updatedAt });
  });

  it.each([
    ['an internal note', () => ({ isInternal: true })],
    ['a mention', () => ({ mentions: [colleague.userId] })],
  ])('of a client or holder (%s) is refused', async (_, more) => {
    const thread = await aThread();
    for (const person of [thread.client, thread.holder])
      expect(await person.send('Hello', more())).toMatchObject({
        status: 400,
        error: { code: 'invalid_input' },
      });
    expect(await thread.stored()).toEqual([]);
  });

  it('mentions only people who work here', async () => {
    const thread = await aThread();
    for (const mentions of [[client.userId], ['nobody']]) {
      const refused = await thread.staff.send('Hello', { mentions });
      expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
      expect(fieldsOf(refused)).toHaveProperty('mentions');
    }
  });
});

describe('unread messages', () => {
  withNewPeople();

  const rowOf = async (person: Person, { orderId }: { orderId: string }) => {
    const query = { search: orderId };
    const { requests } = await dataOf(portal.api, getAllClientRequests, {
      headers: authHeaders(person),
      query,
    });
    return requests.find((row) => row.orderId === orderId);
  };
  const countOf = async (person: Person) => {
    const page = await dataOf(portal.api, getAllClientRequests, {
      headers: authHeaders(person),
      query: { limit: '1' },
    });
    return page.withNewMessages;
  };

  it('are counted for each side in lists, on pages and in the view, until that side reads them', async () => {
    const thread = await aThread();
    const view = async () => {
      const headers = authHeaders(staff);
      const { requests } = await dataOf(portal.api, getAllClientRequests, {
        headers,
        query: { view: 'messages', search: thread.orderId },
      });
      const { counts } = await dataOf(portal.api, getWorkViews, { headers });
      return { listed: requests.length, count: counts.messages };
    };
    const before = await view();
    await thread.client.send('One');
    await thread.holder.send('Two');
    await thread.staff.send('Note', { isInternal: true });
    await thread.staff.send('Three');
    expect(await rowOf(staff, thread)).toMatchObject({ unreadMessages: 2 });
    expect(await rowOf(client, thread)).toMatchObject({ unreadMessages: 1 });
    expect(await countOf(client)).toBe(1);
    expect(await countOf(staff)).toBeUndefined();
    expect(await view()).toEqual({ listed: 1, count: before.count + 1 });
    const staffPage = await requestCalls(portal, staff, thread.requestId).read();
    expect(staffPage.data).toMatchObject({ messageCount: 4, unreadMessages: 2 });

    const { updatedAt } = await requestContent(portal, thread.requestId);
    expect(await thread.colleague.read('000001.0000')).toEqual({ unread: 1 });
    expect(await thread.colleague.read('000003.0000')).toEqual({ unread: 0 });
    expect(await rowOf(staff, thread)).not.toHaveProperty('unreadMessages');
    expect(await view()).toEqual(before);
    expect(await rowOf(client, thread)).toMatchObject({ unreadMessages: 1 });
    expect(await thread.holder.read('000003.0000')).toEqual({ unread: 0 });
    expect(await rowOf(client, thread)).not.toHaveProperty('unreadMessages');
    expect(await countOf(client)).toBe(0);

    expect(await thread.holder.read('000003.0000')).toEqual({ unread: 0 });
    expect(await requestContent(portal, thread.requestId)).toMatchObject({ updatedAt });
    const events = await documentsOf(portal, thread.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'messages-read')).toHaveLength(3);
    expect(JSON.stringify(events)).not.toMatch(/One|Two|Three|Note/);
  });
});

describe('the search', () => {
  withNewPeople();

  it('finds messages and notes of all requests for staff by complete words, the newest first', async () => {
    const [thread, other] = [await aThread(), await aThread()];
    const word = `zebra${randomUUID().slice(0, 8)}`;
    await thread.client.send(`The ${word.toUpperCase()}, left knee`);
    await other.staff.send(`Left ${word} of the note`, { isInternal: true });
    const search = (text: string) =>
      dataOf(portal.api, searchMessages, {
        headers: { ...authHeaders(staff), ...randomIpHeader() },
        body: { text },
      });
    expect(await search(`LEFT ${word}`)).toEqual({
      messages: [
        expect.objectContaining({
          requestId: other.requestId,
          orderId: other.orderId,
          from: 'staff',
          isInternal: true,
          excerpt: `Left ${word} of the note`,
        }),
        expect.objectContaining({ requestId: thread.requestId, from: 'client', position: '000001.0000' }),
      ],
      hasMore: false,
    });
    expect((await search(`knee ${word}`)).messages).toHaveLength(1);
    expect((await search(`${word.slice(0, -1)}`)).messages).toEqual([]);
    expect((await search('…!')).messages).toEqual([]);
    expect(JSON.stringify(await thread.client.page())).not.toContain('terms');
  });

  it('is audited with the requests whose messages it showed, without the words', async () => {
    const [thread, clerk] = [await aThread(), await createStaff(portal)];
    const word = `zebra${randomUUID().slice(0, 8)}`;
    for (const text of [`The ${word}`, `Another ${word}`]) await thread.client.send(text);
    await dataOf(portal.api, searchMessages, {
      headers: { ...authHeaders(clerk), ...randomIpHeader() },
      body: { text: word },
    });
    const entries = (await trailEntries(portal)).filter(
      ({ kind, userId }) => kind === 'messages-searched' && userId === clerk.userId,
    );
    expect(entries).toMatchObject([{ details: { messages: 2, requests: thread.requestId } }]);
    expect(JSON.stringify(entries)).not.toContain(word);
  });
});

describe('an assigned message', () => {
  withNewPeople();

  it('is in the view of its assignee, who gets one email, until someone resolves it', async () => {
    const thread = await aThread();
    await thread.client.send('TEXT of the client');
    await thread.staff.send('TEXT of a note', { isInternal: true });
    const headers = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
    const assign = (body: object, by = staff) =>
      callApi(portal.api, assignMessage, {
        headers: headers(by),
        body: { requestId: thread.requestId, assigneeId: colleague.userId, ...body },
      });
    const resolve = (position: string, isResolved: boolean) =>
      callApi(portal.api, resolveMessage, {
        headers: headers(staff),
        body: { requestId: thread.requestId, position, isResolved },
      });
    const inViewOf = async (person: Person) =>
      (
        await dataOf(portal.api, getAllClientRequests, {
          headers: headers(person),
          query: { view: 'my_messages', search: thread.orderId },
        })
      ).requests.length;
    const [ofClient, note] = ['000001.0000', '000001.0001'];
    for (const position of [ofClient, ofClient, note]) {
      expect((await assign({ position })).status).toBe(200);
    }
    expect(await inViewOf(colleague)).toBe(1);
    expect(await inViewOf(staff)).toBe(0);
    const emails = (await emailsTo(portal, colleague.email)).filter(
      ({ subject }) => subject === 'A colleague assigned you a message',
    );
    expect(emails).toHaveLength(2);
    const links = emails.map(({ text }) => /tab=messages&message=(\S+)/.exec(text)?.[1]);
    expect(new Set(links)).toEqual(new Set([ofClient, note]));
    expect(JSON.stringify(emails)).not.toMatch(/TEXT/);
    expect(JSON.stringify(await thread.client.page())).not.toMatch(/assign/i);

    expect((await resolve(ofClient, true)).status).toBe(200);
    expect((await thread.colleague.page()).messages).toMatchObject([
      { assignment: { userId: colleague.userId, resolved: { at: expect.any(String) } } },
      { assignment: { resolved: null } },
    ]);
    expect(await inViewOf(colleague)).toBe(1);
    expect((await assign({ position: note, assigneeId: null })).status).toBe(200);
    expect(await inViewOf(colleague)).toBe(0);
    expect(await resolve(note, true)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await assign({ position: '000007.0000' })).toMatchObject({ status: 404 });
    expect(await assign({ position: ofClient, assigneeId: client.userId })).toMatchObject({
      status: 400,
      error: { fields: { assigneeId: 'Messages can only be assigned to active staff members' } },
    });
  });
});

describe('a question of the review', () => {
  withNewPeople();

  it('stands in the thread with what is missing, until the answer of the client closes it', async () => {
    const thread = await aThread();
    const review = intakeCalls(portal, staff);
    const rejection = { missing: ['dates-missing'], note: 'TEXT of the question' };
    expect((await review.ask(thread.requestId, rejection, 0)).status).toBe(200);
    const question = { missing: ['dates-missing'], rejected: false, isOpen: true };
    const asked = { text: 'TEXT of the question', question };
    expect(await thread.holder.page()).toMatchObject({ messages: [{ ...asked, isMine: false }], unread: 1 });
    expect(await thread.colleague.page()).toMatchObject({ messages: [{ ...asked, from: 'staff' }] });
    const before = (await emailsTo(portal, client.email)).length;

    expect(
      (await sendUpdate(portal, thread, { updateDetails: 'TEXT of the answer', uploadedFiles: [] })).status,
    ).toBe(200);
    const answer = { reason: 'Missing Information', files: 0 };
    const { messages, unread } = await thread.staff.page();
    expect(messages).toMatchObject([
      { question: { ...question, isOpen: false } },
      { text: 'TEXT of the answer', answer, from: 'client', authorName: null },
    ]);
    expect(unread).toBe(0);
    // The update has its own email, the message none.
    expect(await emailsTo(portal, client.email)).toHaveLength(before + 1);

    expect((await review.reject(thread.requestId, rejection, 2)).status).toBe(200);
    expect((await thread.client.page()).messages.at(-1)).toMatchObject({
      question: { rejected: true, isOpen: true },
    });
    expect((await review.reopen(thread.requestId, 3)).status).toBe(200);
    expect((await thread.client.page()).messages.at(-1)).toMatchObject({ question: { isOpen: false } });
  });
});

describe('notifications', () => {
  withNewPeople();

  const about = async (person: Person, { requestId }: { requestId: string }) =>
    (await emailsTo(portal, person.email)).filter(({ text }) => text.includes(requestId));

  it('tell the client about a message of staff, and the assignee about one of the client', async () => {
    const thread = await aThread();
    await dataOf(portal.api, assignRequest, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId: thread.requestId, assigneeId: staff.userId },
    });
    await thread.client.send('TEXT of the client');
    await thread.staff.send('TEXT of staff');
    await thread.staff.send('TEXT of a note', { isInternal: true });
    const [toStaff, ...moreToStaff] = await about(staff, thread);
    expect(toStaff).toMatchObject({ subject: 'A client sent a message' });
    expect(toStaff!.text).toContain('You can’t reply to this email.');
    expect(toStaff!.text).not.toContain(thread.orderId);
    const [toClient, ...moreToClient] = await about(client, thread);
    expect(toClient).toMatchObject({ subject: `New message: order ${thread.orderId}` });
    expect(toClient!.text).toContain('You can’t reply to this email.');
    expect([...moreToStaff, ...moreToClient, ...(await about(colleague, thread))]).toEqual([]);
    expect(`${toStaff!.text}${toClient!.text}`).not.toContain('TEXT');
    // Staff get the next email after someone has read what the first one was about.
    await thread.client.send('TEXT again');
    expect(await about(staff, thread)).toHaveLength(1);
    await thread.colleague.read('000003.0000');
    await thread.client.send('TEXT after it was read');
    expect(await about(staff, thread)).toHaveLength(2);
  });

  it('go to the contact of the request when the account of the client was disabled, and not to the account', async () => {
    const thread = await aThread();
    await thread.client.send('Before');
    await dataOf(portal.api, changeUser, {
      headers: authHeaders(await getAdmin(portal)),
      body: { action: 'disable', userId: client.userId },
    });
    expect(await thread.client.send('After')).toMatchObject({ status: 401 });
    expect(await thread.staff.send('An answer')).toMatchObject({ status: 200 });
    const { fields } = await requestContent(portal, thread.requestId);
    const toContact = await emailsTo(portal, String(fields['copyServiceEmail']));
    expect(
      toContact.filter(({ subject }) => subject === `New message: order ${thread.orderId}`),
    ).toHaveLength(1);
    expect(await about(client, thread)).toEqual([]);
    // With the code, the thread is still open.
    expect(textsOf(await thread.holder.page())).toEqual(['Before', 'An answer']);
    expect(textsOf(await thread.staff.page())).toEqual(['Before', 'An answer']);
    client = await signUpPerson(portal);
  });

  it('tell a mentioned colleague once, without the text, and not the author', async () => {
    const thread = await aThread();
    const mentions = [colleague.userId, colleague.userId, staff.userId];
    await thread.staff.send('TEXT of a note', { isInternal: true, mentions });
    const [email, ...others] = await about(colleague, thread);
    expect(email).toMatchObject({ subject: 'A colleague mentioned you in a message' });
    expect(email!.text).not.toContain('TEXT');
    expect([...others, ...(await about(staff, thread)), ...(await about(client, thread))]).toEqual([]);
  });
});
