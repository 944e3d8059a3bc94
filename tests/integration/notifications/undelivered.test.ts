import { requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { randomUUID } from 'node:crypto';
import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import {
  changeContactEmail,
  resendNotice,
  resolveUndelivered,
} from '@portal/contract/notifications/endpoints.ts';
import type { NoticeState } from '@portal/contract/notifications/schemas.ts';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { addToMyRequests, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  freshEmail,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, submitForClient } from '../../support/api/requestCalls.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { addressThat, noticesOf, noticeTo } from '../../support/operations/notices.ts';
import { reportDelivery } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { accessHeader } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const maskedAddress = (address: string) => `${address[0]}•••${address.split('@')[0]!.at(-1)}@firm.example`;
const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

let staff: Person;
let submitter: Person;
beforeAll(async () => {
  [staff, submitter] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

const undeliveredOf = async (requestId: string) => (await noticesOf(portal, staff, requestId)).undelivered;

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

/** A request of the submitter whose contact's address bounced. */
async function bouncedRequest() {
  const contactEmail = addressThat('bounce');
  const submitted = await submitForClient(portal, submitter, { contactEmail });
  const { requestId } = submitted;
  await eventually('the mark', async () => (await undeliveredOf(requestId)).length > 0);
  return { ...submitted, contactEmail };
}

const resend = (requestId: string, recipientId = 'contact', key: string = randomUUID()) =>
  callApi(portal.api, resendNotice, { headers: headersOf(staff), body: { requestId, recipientId, key } });

const resolve = (requestId: string, action: 'handled' | 'release') =>
  dataOf(portal.api, resolveUndelivered, {
    headers: headersOf(staff),
    body: { requestId, recipientId: 'contact', action },
  });

const isListed = async (requestId: string) => {
  const query = { view: 'undelivered', limit: '50' };
  const { requests } = await dataOf(portal.api, getAllClientRequests, { headers: headersOf(staff), query });
  return requests.find(({ _id }) => _id === requestId);
};

describe('an email that bounces', () => {
  it('is a task of the request, for staff and in the list, and an event', async () => {
    const { requestId, contactEmail } = await bouncedRequest();
    const { notices, undelivered } = await noticesOf(portal, staff, requestId);
    expect(undelivered).toMatchObject([
      {
        recipient: 'contact',
        recipientId: 'contact',
        reason: 'mailbox_unknown',
        code: '5.1.1',
        bounces: 1,
        isSuppressed: false,
      },
    ]);
    expect(undelivered[0]!.address).toMatch(/^b•••.@firm\.example$/);
    expect(notices.find(({ to }) => to === contactEmail)).toMatchObject({
      kind: 'requestSubmitted',
      channel: 'email',
      recipient: 'contact',
      state: 'bounced',
      states: [{ state: 'sent' }, { state: 'bounced', isHard: true }],
    });
    const details = await dataOf(portal.api, getRequestDetails, {
      headers: headersOf(staff),
      query: { requestId },
    });
    expect(details).toMatchObject({ view: 'staff', undelivered });
    const row = await eventually('the view Undelivered', () => isListed(requestId));
    expect(row.undelivered).toEqual(['contact']);
    const events = await eventsOf(requestId, 'notice-undelivered');
    expect(events).toMatchObject([{ by: { kind: 'system' }, details: { reason: 'mailbox_unknown' } }]);
    expect(JSON.stringify(events)).not.toContain('firm.example');
  });

  it('is told to the submitter, who may see the address, and to nobody else of the client’s side', async () => {
    const { requestId, orderId, verificationCode } = await bouncedRequest();
    const detailsOf = (person: Person) =>
      dataOf(portal.api, getRequestDetails, { headers: headersOf(person), query: { requestId } });
    expect(await detailsOf(submitter)).toMatchObject({ contactRejectsMail: { reason: 'mailbox_unknown' } });

    const query = { orderId, verificationCode };
    const tracked = await dataOf(portal.api, getRequestStatus, { headers: randomIpHeader(), query });
    expect(JSON.stringify(tracked)).not.toMatch(/rejectsMail|undelivered|suppressed/i);
    const own = await dataOf(portal.api, getRequestStatus, { headers: headersOf(submitter), query });
    expect(own).toMatchObject({ contactRejectsMail: { reason: 'mailbox_unknown' } });
    const other = await signUpPerson(portal);
    await dataOf(portal.api, addToMyRequests, {
      headers: { ...headersOf(other), ...accessHeader(tracked) },
      body: { requestId },
    });
    expect(JSON.stringify(await detailsOf(other))).not.toMatch(/rejectsMail|undelivered|suppressed/i);
  });

  it('suppresses the address after the second one, until staff allow emails to it again', async () => {
    const { requestId, contactEmail, verificationCode } = await bouncedRequest();
    const key = randomUUID();
    const [first] = [await resend(requestId, 'contact', key), await resend(requestId, 'contact', key)];
    expect(first).toMatchObject({ status: 200, data: { emailedTo: expect.stringMatching(/^b•••/) } });
    await eventually('the second bounce', async () => (await undeliveredOf(requestId))[0]?.isSuppressed);
    const emails = await emailsTo(portal, contactEmail);
    expect(emails.filter(({ subject }) => subject.startsWith('Where your request stands'))).toHaveLength(1);
    expect(emails.find(({ subject }) => subject.startsWith('Where'))!.text).toContain(verificationCode);
    expect(await eventsOf(requestId, 'notice-resent')).toHaveLength(1);

    expect(await resend(requestId)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    await requestCalls(portal, staff, requestId).changeStatus({ status: 'processing' });
    const unsent = await noticeTo(portal, staff, { requestId, to: contactEmail, state: 'not_sent' });
    expect(unsent.states).toMatchObject([{ state: 'not_sent', reason: 'bounced_before' }]);
    // The next request to that address is a task at once, although nothing bounced there.
    const next = await submitForClient(portal, submitter, { contactEmail });
    await eventually('the mark', async () => (await undeliveredOf(next.requestId))[0]?.isSuppressed);
    // No code is sent to it.
    const seen = freshEmail();
    const { requestId: corrected } = await submitForClient(portal, submitter, { contactEmail: seen });
    const correction = { requestId: corrected, contactEmail, seen, key: randomUUID() };
    expect(
      await callApi(portal.api, changeContactEmail, { headers: headersOf(staff), body: correction }),
    ).toMatchObject({ status: 400, error: { fields: { contactEmail: expect.any(String) as string } } });
    const release = { ...correction, release: true, key: randomUUID() };
    expect(
      await callApi(portal.api, changeContactEmail, { headers: headersOf(submitter), body: release }),
    ).toMatchObject({ status: 400 });
    expect(await emailsTo(portal, contactEmail)).toHaveLength(emails.length);

    expect(await resolve(requestId, 'release')).toMatchObject({ undelivered: [] });
    expect(await resend(requestId)).toMatchObject({ status: 200 });
    expect(await eventsOf(requestId, 'address-released')).toHaveLength(1);
  });

  it('is not a task any more once staff mark it as handled, which a repeated call does not record again', async () => {
    const { requestId } = await bouncedRequest();
    await eventually('the view Undelivered', () => isListed(requestId));
    expect(await resolve(requestId, 'handled')).toMatchObject({ undelivered: [] });
    expect(await resolve(requestId, 'handled')).toMatchObject({ undelivered: [] });
    expect(await eventsOf(requestId, 'undelivered-handled')).toHaveLength(1);
    await eventually('the end of the mark in the list', async () => !(await isListed(requestId)));
  });
});

it('a suppressed address is released also after staff marked it as handled, and says so until then', async () => {
  const { requestId, contactEmail } = await bouncedRequest();
  await resend(requestId);
  await eventually('the second bounce', async () => (await undeliveredOf(requestId))[0]?.isSuppressed);
  expect((await noticesOf(portal, staff, requestId)).suppressed).toBeUndefined();
  await resolve(requestId, 'handled');
  const left = await noticesOf(portal, staff, requestId);
  expect(left).toMatchObject({
    undelivered: [],
    suppressed: [{ recipient: 'contact', recipientId: 'contact', address: maskedAddress(contactEmail) }],
  });
  const detailsOf = (person: Person) =>
    dataOf(portal.api, getRequestDetails, { headers: headersOf(person), query: { requestId } });
  expect(await detailsOf(staff)).toMatchObject({ contactIsSuppressed: true });
  expect(await detailsOf(submitter)).toMatchObject({ contactIsSuppressed: true });

  const replaced = await callApi(portal.api, replaceVerificationCode, {
    headers: headersOf(submitter),
    body: { requestId, key: randomUUID() },
  });
  expect(replaced).toMatchObject({ status: 200, data: { emailedTo: '' } });
  await eventually('the mark of the email that was not sent', async () => {
    const [mark] = await undeliveredOf(requestId);
    return mark?.isSuppressed;
  });
  await resolve(requestId, 'handled');

  await resolve(requestId, 'release');
  await resolve(requestId, 'release');
  expect((await noticesOf(portal, staff, requestId)).suppressed).toBeUndefined();
  expect(await eventsOf(requestId, 'address-released')).toHaveLength(1);
  expect(await detailsOf(staff)).not.toHaveProperty('contactIsSuppressed');
  expect(await resend(requestId)).toMatchObject({ status: 200 });
});

it('a suppressed address is allowed again by staff who enter it as the contact’s, and gets the new code', async () => {
  const { requestId, contactEmail } = await bouncedRequest();
  await resend(requestId);
  await eventually('the second bounce', async () => (await undeliveredOf(requestId))[0]?.isSuppressed);
  const before = (await emailsTo(portal, contactEmail)).length;
  const seen = freshEmail();
  const other = await submitForClient(portal, submitter, { contactEmail: seen });
  const body = { requestId: other.requestId, contactEmail, seen, release: true, key: randomUUID() };
  for (const _ of ['once', 'again'])
    expect(await callApi(portal.api, changeContactEmail, { headers: headersOf(staff), body })).toMatchObject({
      status: 200,
      data: { contactEmail },
    });
  await eventually(
    'the email with the code',
    async () => (await emailsTo(portal, contactEmail)).length === before + 1,
  );
  expect(await eventsOf(other.requestId, 'address-released')).toMatchObject([
    { by: { id: staff.userId }, details: { recipient: 'contact' } },
  ]);
});

describe('delivery reports', () => {
  it.each<[Parameters<typeof addressThat>[0], NoticeState, boolean]>([
    ['spam', 'filtered', true],
    ['quarantine', 'quarantined', true],
    ['fail', 'failed', true],
    ['reject', 'failed', true],
    ['suppressed', 'suppressed', true],
    ['list', 'expanded', false],
  ])('of %s@… are shown as %s', async (outcome, state, isTask) => {
    const contactEmail = addressThat(outcome);
    const { requestId } = await submitRequest(portal, { contactEmail });
    await noticeTo(portal, staff, { requestId, to: contactEmail, state });
    // A mark is set after the state of the notice.
    if (isTask) await eventually('the mark', async () => (await undeliveredOf(requestId)).length > 0);
    expect(await undeliveredOf(requestId)).toHaveLength(isTask ? 1 : 0);
  });

  it.each(['Quarantined', 'FilteredSpam', 'Failed'])(
    'of %s are a task that suppresses nothing and ends with a delivered email',
    async (status) => {
      const contactEmail = `person-${randomUUID().slice(0, 8)}@firm.example`;
      const { requestId } = await submitRequest(portal, { contactEmail });
      const facts = { requestId, to: contactEmail, state: 'delivered' } as const;
      const { noticeId: messageId } = await noticeTo(portal, staff, facts);
      const report = (name: string, second: number) => {
        const at = new Date(Date.now() + second * 1000).toISOString();
        return reportDelivery(portal, { messageId, recipient: contactEmail, status: name, at });
      };
      await report(status, 60);
      await report(status, 61);
      await report(status, 62);
      expect(await undeliveredOf(requestId)).toMatchObject([{ bounces: 1, isSuppressed: false }]);
      await eventually('the view Undelivered', () => isListed(requestId));
      await report('Delivered', 120);
      expect(await undeliveredOf(requestId)).toEqual([]);
      expect(await eventsOf(requestId, 'undelivered-ended')).toHaveLength(1);
    },
  );

  it('of mail servers that refuse the sender are tasks, and never suppress the address', async () => {
    const contactEmail = addressThat('reject');
    const first = await submitRequest(portal, { contactEmail });
    const second = await submitRequest(portal, { contactEmail });
    const third = await submitRequest(portal, { contactEmail });
    for (const { requestId } of [first, second, third]) {
      const { noticeId: messageId } = await noticeTo(portal, staff, {
        requestId,
        to: contactEmail,
        state: 'failed',
      });
      const at = new Date(Date.now() + 60_000).toISOString();
      const statusMessage = '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy';
      const report = { messageId, recipient: contactEmail, status: 'Bounced', at, statusMessage };
      await reportDelivery(portal, report);
      expect(await undeliveredOf(requestId)).toMatchObject([{ reason: 'rejected', isSuppressed: false }]);
    }
    expect(await resend(first.requestId)).toMatchObject({ status: 200 });
  });

  it('are applied once, and in any order', async () => {
    const contactEmail = `person-${randomUUID().slice(0, 8)}@firm.example`;
    const { requestId } = await submitRequest(portal, { contactEmail });
    const { noticeId: messageId } = await noticeTo(portal, staff, {
      requestId,
      to: contactEmail,
      state: 'delivered',
    });
    const in1 = new Date(Date.now() + 60_000).toISOString();
    const in2 = new Date(Date.now() + 120_000).toISOString();
    const report = (status: string, at: string) =>
      reportDelivery(portal, { messageId, recipient: contactEmail, status, at });
    await Promise.all([report('Bounced', in1), report('Bounced', in1)]);
    await report('Bounced', in1);
    expect(await undeliveredOf(requestId)).toMatchObject([{ bounces: 1 }]);
    expect(await eventsOf(requestId, 'notice-undelivered')).toHaveLength(1);

    await report('Delivered', in2);
    await report('Failed', in1);
    expect(await undeliveredOf(requestId)).toEqual([]);
    expect((await noticesOf(portal, staff, requestId)).notices).toMatchObject([
      {
        state: 'delivered',
        states: [{ state: 'sent' }, { state: 'delivered' }, {}, {}, { state: 'delivered' }],
      },
    ]);
    expect(await eventsOf(requestId, 'undelivered-ended')).toHaveLength(1);
  });

  it('of a delivered email end the mark of its request also if the address has forgotten the request', async () => {
    const { requestId, contactEmail } = await bouncedRequest();
    const accounts = await containerOf(portal, 'accounts');
    const { resources } = await accounts.items
      .query<{ id: string }>({
        query:
          'SELECT c.id FROM c WHERE STARTSWITH(c.id, "bounces|") AND c.bounces[0].requestId = @requestId',
        parameters: [{ name: '@requestId', value: requestId }],
      })
      .fetchAll();
    expect(resources).toHaveLength(1);
    // As after further bounces about 20 other requests.
    for (const { id } of resources) await accounts.item(id, id).delete();
    const { notices } = await noticesOf(portal, staff, requestId);
    const { noticeId: messageId } = notices.find(({ to }) => to === contactEmail)!;
    const at = new Date(Date.now() + 60_000).toISOString();
    await reportDelivery(portal, { messageId, recipient: contactEmail, status: 'Delivered', at });
    expect(await undeliveredOf(requestId)).toEqual([]);
  });

  it('of a member of a distribution list say nothing about the list', async () => {
    const contactEmail = addressThat('list');
    const { requestId } = await submitRequest(portal, { contactEmail });
    const { noticeId } = await noticeTo(portal, staff, { requestId, to: contactEmail, state: 'expanded' });
    const at = new Date().toISOString();
    await reportDelivery(portal, {
      messageId: noticeId,
      recipient: 'member@firm.example',
      status: 'Bounced',
      at,
    });
    expect(await undeliveredOf(requestId)).toEqual([]);
  });

  it('about an unknown email, or with an unknown status, change nothing and do not fail', async () => {
    const { requestId } = await bouncedRequest();
    const { notices } = await noticesOf(portal, staff, requestId);
    const at = new Date().toISOString();
    await reportDelivery(portal, {
      messageId: randomUUID(),
      recipient: 'x@firm.example',
      status: 'Bounced',
      at,
    });
    await reportDelivery(portal, {
      messageId: notices[0]!.noticeId,
      recipient: notices[0]!.to,
      status: 'SomethingNew',
      at,
    });
    expect((await noticesOf(portal, staff, requestId)).notices).toEqual(notices);
  });
});

it('an account whose address rejects mail reads that in its profile', async () => {
  const person = await signUpPerson(portal);
  const rejects = async () => {
    const { user } = await dataOf(portal.api, getUserProfile, { headers: headersOf(person) });
    return user.emailRejectsMail;
  };
  expect(await rejects()).toBeUndefined();
  await callApi(portal.api, forgotPassword, { headers: randomIpHeader(), body: { email: person.email } });
  const accounts = await containerOf(portal, 'accounts');
  const at = new Date(Date.now() + 60_000).toISOString();
  // Reports to other recipients than the one of the email change nothing.
  const found = await eventually('the report', async () => {
    const { resources } = await accounts.items
      .query<{ id: string; requestId: string | null }>(
        'SELECT * FROM c WHERE STARTSWITH(c.id, "sent-email|")',
      )
      .fetchAll();
    for (const { id } of resources.filter(({ requestId }) => requestId === null)) {
      const messageId = id.slice('sent-email|'.length);
      await reportDelivery(portal, { messageId, recipient: person.email, status: 'Bounced', at });
    }
    return rejects();
  });
  expect(found).toEqual({ reason: 'other', since: at });

  // A confirmed address gets another link: if that arrives, the address works again.
  const users = await accounts.items
    .query<{ id: string }>({
      query: 'SELECT c.id FROM c WHERE c.userId = @userId AND STARTSWITH(c.id, "user|")',
      parameters: [{ name: '@userId', value: person.userId }],
    })
    .fetchAll();
  for (const { id } of users.resources)
    await accounts.item(id, id).patch([{ op: 'set', path: '/emailVerifiedAt', value: at }]);
  expect(await callApi(portal.api, requestAddressLink, { headers: headersOf(person) })).toMatchObject({
    status: 200,
  });
});
