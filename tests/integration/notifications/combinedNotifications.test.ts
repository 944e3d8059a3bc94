import { randomUUID } from 'node:crypto';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { readMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { confirmPhoneOf } from '../../support/accounts/storedAccounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent, submitForClient } from '../../support/api/requestCalls.ts';
import { patchFile, release, uploadAndRelease, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { endOfSweep, leaseSweepFor } from '../../support/operations/outbox.ts';
import { setEmailOutage } from '../../support/operations/emailOutage.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { invoiceCalls, invoiceIn, invoiceLine } from '../../support/payments/invoiceCalls.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { continueSweep, killApi, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { startSecondHost } from '../../support/portal/secondHost.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { containerOf, documentsOf, makeTasksDue, pendingTasksOf } from '../../support/portal/stores.ts';

const CONTACT = 'desk@swift.example';
const READY = /Your records are ready|Su expediente está listo/;

let portal: Portal;
let staff: Person;
let admin: Person;
beforeAll(async () => {
  // Longer than the test: it makes the tasks due itself, and runs the sweeps.
  portal = await startPortal({
    faultInjection: true,
    env: { NOTIFICATION_DELAY_SECONDS: '300', 'AzureWebJobs.sweepOutbox.Disabled': 'true' },
  });
  [staff, admin] = await Promise.all([createStaff(portal), getAdmin(portal)]);
});
afterAll(() => portal.stop());

/** A request of a client whose confirmation was sent, with the calls of staff for it. */
async function aRequest(preferences: object = {}) {
  const client = await signUpPerson(portal);
  await dataOf(portal.api, saveUserSettings, { headers: authHeaders(client), body: preferences });
  await confirmPhoneOf(portal, client.userId);
  const { requestId, orderId } = await submitForClient(portal, client, { contactEmail: CONTACT });
  await eventually('the confirmation', async () => (await pendingTasksOf(portal, requestId)).length === 0);
  const confirmations = new Set((await emailsAbout(portal, orderId)).map(({ id }) => id));
  const invoices = invoiceCalls(portal, staff, requestId);
  return {
    client,
    requestId,
    orderId,
    invoices,
    ...requestCalls(portal, staff, requestId),
    release: () => uploadAndRelease(portal, staff, requestId, { embargoEnabled: false }),
    /** Makes a scanned document wait for its scan again, without the task that would repeat the scan. */
    async delayScan(fileId: string) {
      const { items } = await containerOf(portal, 'requests');
      for (const task of await documentsOf(portal, requestId, 'task')) {
        const work = (task['work'] as { kind: string }[]).filter(({ kind }) => kind !== 'scan');
        await items.upsert({ ...task, work });
      }
      await patchFile(portal, requestId, fileId, { scan: 'pending' });
    },
    async withdraw(fileId: string) {
      const headers = { ...authHeaders(staff), ...randomIpHeader() };
      await dataOf(portal.api, withdrawFile, { headers, body: { requestId, fileId } });
    },
    async message(text: string) {
      const headers = { ...authHeaders(staff), ...randomIpHeader() };
      const body = { requestId, messageId: randomUUID(), text };
      await dataOf(portal.api, sendMessage, { headers, body });
    },
    async reject() {
      const intake = intakeCalls(portal, staff);
      await intake.start(requestId);
      const rejected = await intake.reject(requestId, { missing: ['loa-missing'], note: 'Zebra-note' });
      expect(rejected.status).toBe(200);
    },
    async sendInvoice() {
      const { invoiceId } = invoiceIn(await invoices.create());
      invoiceIn(await invoices.send(invoiceId));
      return invoiceId;
    },
    /** The messages after the confirmation. */
    messages: async () => (await emailsAbout(portal, orderId)).filter(({ id }) => !confirmations.has(id)),
    /** The only text of the email to the contact; null if there is none. */
    async textToContact() {
      const [email, ...others] = (await this.messages()).filter(({ to }) => to === CONTACT);
      expect(others).toEqual([]);
      return email?.text ?? null;
    },
    waiting: () => documentsOf(portal, requestId, 'task'),
    stored: () => requestContent(portal, requestId),
  };
}

type TestRequest = Awaited<ReturnType<typeof aRequest>>;

/** Ends the delay, and sends what waits. */
async function endDelay({ requestId }: Pick<TestRequest, 'requestId'>) {
  await endTasksOf(portal, requestId);
}

/** Changes the status, releases a document, and sends an invoice. */
async function makeThreeChanges(request: TestRequest) {
  await request.changeStatus({ status: 'processing' });
  await request.release();
  return request.sendInvoice();
}

const positionsIn = (text: string, parts: readonly string[]) => parts.map((part) => text.indexOf(part));

/** The number of emails in the documents: docs/decisions/notifications.md and docs/operations.md. */
describe('an ordinary request with two documents and one invoice', () => {
  it.each([
    ['whose account is the contact', true, 1],
    ['with another contact', false, 2],
  ])('of a client %s makes five emails for each recipient', async (_, isContact, recipients) => {
    const client = await signUpPerson(portal);
    const { requestId, orderId } = await submitForClient(portal, client, {
      contactEmail: isContact ? client.email : CONTACT,
    });
    const calls = requestCalls(portal, staff, requestId);
    const invoices = invoiceCalls(portal, staff, requestId);
    expect((await calls.changeStatus({ status: 'processing' })).status).toBe(200);
    await endDelay({ requestId });
    await uploadAndRelease(portal, staff, requestId, { embargoEnabled: false });
    await uploadAndRelease(portal, staff, requestId, { embargoEnabled: false });
    const { invoiceId } = invoiceIn(await invoices.create());
    invoiceIn(await invoices.send(invoiceId));
    await endDelay({ requestId });
    expect((await invoiceCalls(portal, admin, requestId).settle(invoiceId)).status).toBe(200);
    expect((await calls.changeStatus({ status: 'completed' })).status).toBe(200);
    await endDelay({ requestId });
    const emails = await emailsAbout(portal, orderId);
    const topics = [
      'Completed',
      'Processing',
      'Receipt for invoice',
      'Request received',
      'Your records are ready',
    ];
    const topicOf = ({ subject }: { subject: string }) =>
      topics.find((topic) => subject.startsWith(topic)) ?? subject;
    expect(emails.map(topicOf).toSorted()).toEqual(topics.flatMap((topic) => Array(recipients).fill(topic)));
  });
});

it('a fulfillment is one email, also if the scan completes the request after its call', async () => {
  const request = await aRequest();
  const { requestId, fulfill, stored } = request;
  const fileId = await uploadForRequest(portal, staff, requestId);
  const answer = await fulfill({
    key: randomUUID(),
    seen: { fileIds: [], invoiceIds: [], workCount: 0 },
    documents: { uploadedFiles: [{ fileId }], embargoEnabled: false },
    invoice: { lineItems: [invoiceLine] },
    status: { status: 'completed', notes: 'The records are complete.' },
    message: 'The bill of the laboratory follows.',
  });
  expect(answer.status).toBe(200);
  await eventually('the scan', async () => (await stored()).status === 'completed');
  await endDelay(request);
  const text = await request.textToContact();
  const parts = ['Your records are ready', 'Your request has a new status', 'You have a new invoice'];
  for (const part of parts) expect(text).toContain(part);
});

describe('a status change, a release, and an invoice', () => {
  it('become one email per recipient, in their language, with the most important part first', async () => {
    const request = await aRequest({ language: 'es' });
    await makeThreeChanges(request);
    expect(await request.messages()).toEqual([]);
    await endDelay(request);

    const messages = await request.messages();
    expect(messages.map(({ to }) => to).toSorted()).toEqual([CONTACT, request.client.email].toSorted());
    const textTo = (address: string) => messages.find(({ to }) => to === address)!.text;
    const english = ['Your records are ready', 'Your request has a new status', 'You have a new invoice'];
    const spanish = [
      'Su expediente está listo',
      'Su solicitud tiene un nuevo estado',
      'Tiene una factura nueva',
    ];
    for (const [text, parts] of [
      [textTo(CONTACT), english],
      [textTo(request.client.email), spanish],
    ] as const) {
      const positions = positionsIn(text, parts);
      expect(positions).not.toContain(-1);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      expect(text.match(/https?:/g)).toHaveLength(1);
    }
    expect(messages.find(({ to }) => to === CONTACT)!.subject).toBe(
      `Your records are ready: order ${request.orderId}`,
    );

    await sweepOutbox(portal);
    await continueSweep(portal);
    expect(await request.messages()).toHaveLength(2);
  });

  it(
    'become one email per recipient in the order of the fulfill panel, even if each call is repeated',
    { tags: ['full'] },
    async () => {
      const request = await aRequest();
      const { requestId, invoices, changeStatus } = request;
      const fileId = await request.release();
      const [invoiceKey, statusKey] = [randomUUID(), randomUUID()];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const released = await release(portal, staff, requestId, [fileId], { embargoEnabled: false });
        const { invoiceId, version } = invoiceIn(await invoices.create([invoiceLine], invoiceKey));
        const sent = await invoices.send(invoiceId, version);
        const completed = await changeStatus({
          status: 'completed',
          notes: 'All records',
          seenStatus: 'pending',
          key: statusKey,
        });
        for (const { status } of [released, sent, completed]) expect(status).toBe(200);
      }
      await endDelay(request);
      const messages = await request.messages();
      expect(messages.map(({ to }) => to).toSorted()).toEqual([CONTACT, request.client.email].toSorted());
      for (const { text } of messages) {
        expect(text).toMatch(/Your records are ready[^]*You have a new invoice[^]*Status: Completed/);
        expect(text.match(/You have a new invoice/g)).toHaveLength(1);
      }
    },
  );

  it('become one text message', async () => {
    const request = await aRequest({ emailNotifications: false, smsNotifications: true });
    await makeThreeChanges(request);
    await endDelay(request);
    const sms = (await request.messages()).filter(({ to }) => to.endsWith('@sms.localhost'));
    expect(sms.map(({ text }) => text)).toEqual([
      expect.stringContaining(`we made changes to your request ${request.orderId}`),
    ]);
  });

  it('are due at the same time, at the end of the delay of the first one', { tags: ['full'] }, async () => {
    const request = await aRequest();
    const before = Date.now();
    await request.changeStatus({ status: 'processing' });
    const after = Date.now();
    await request.sendInvoice();
    const [first, second, ...more] = (await request.waiting()).map(({ due }) => Date.parse(String(due)));
    expect(more).toEqual([]);
    expect(second).toBe(first);
    expect(first).toBeGreaterThanOrEqual(before + 300_000);
    expect(first).toBeLessThanOrEqual(after + 300_000);
    await endDelay(request);
  });
});

describe('during the delay', () => {
  it('a receipt is sent at once, and the paid invoice is no longer announced', async () => {
    const request = await aRequest();
    await request.changeStatus({ status: 'processing' });
    const invoiceId = await request.sendInvoice();
    const settled = await invoiceCalls(portal, admin, request.requestId).settle(invoiceId);
    expect(settled.status).toBe(200);
    const subjects = await eventually('the receipts', async () => {
      const found = (await request.messages()).map(({ subject }) => subject);
      return found.length >= 2 && found;
    });
    for (const subject of subjects) expect(subject).toMatch(/^Receipt for invoice/);
    await endDelay(request);
    const others = (await request.messages()).filter(({ subject }) => !subject.startsWith('Receipt'));
    expect(others.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Processing: order ${request.orderId}`),
    );
    for (const { text } of others) expect(text).not.toContain('invoice');
  });

  it('messages of staff are one part of the email, with the status', async () => {
    const request = await aRequest();
    await request.message('Zebra-one');
    await request.changeStatus({ status: 'processing' });
    await request.message('Zebra-two');
    await endDelay(request);
    const text = await request.textToContact();
    expect(text?.match(/New messages about your request/g)).toHaveLength(1);
    expect(text).toContain('Your request has a new status');
    expect(text).not.toContain('Zebra');
  });

  it('nothing is said of messages that the client has read', async () => {
    const request = await aRequest();
    await request.message('Zebra-one');
    await dataOf(portal.api, readMessages, {
      headers: { ...authHeaders(request.client), ...randomIpHeader() },
      body: { requestId: request.requestId, upTo: '000001.0000' },
    });
    await endDelay(request);
    expect(await request.messages()).toEqual([]);
  });

  it('a withdrawn invoice is left out', async () => {
    const request = await aRequest();
    await request.changeStatus({ status: 'processing' });
    await request.release();
    const invoiceId = await request.sendInvoice();
    expect((await request.invoices.deactivate(invoiceId)).status).toBe(200);
    await endDelay(request);
    const messages = await request.messages();
    expect(messages).toHaveLength(2);
    for (const { subject, text } of messages) {
      expect(subject).toMatch(READY);
      expect(text).toContain('Your records are ready');
      expect(text).not.toContain('invoice');
    }
  });

  it.each<[what: string, statuses: object[], expected: string | null]>([
    ['the last status is said', [{ status: 'processing' }, { status: 'on_hold' }], 'On Hold'],
    [
      'a status with private notes is not said, but the one before it',
      [{ status: 'processing' }, { status: 'on_hold', notes: 'Zebra-note', isPrivate: true }],
      'Processing',
    ],
    ['nothing is said of a status that is back', [{ status: 'processing' }, { status: 'pending' }], null],
    [
      'nothing is said of a status that is back after private notes',
      [
        { status: 'processing' },
        { status: 'on_hold', notes: 'Zebra-note', isPrivate: true },
        { status: 'pending' },
      ],
      null,
    ],
  ])('%s', async (_, statuses, expected) => {
    const request = await aRequest();
    for (const change of statuses) await request.changeStatus(change);
    await endDelay(request);
    const subjects = (await request.messages()).map(({ subject }) => subject);
    expect(subjects).toEqual(expected ? Array(2).fill(`${expected}: order ${request.orderId}`) : []);
  });

  it('an invoice that is withdrawn alone leaves no email', async () => {
    const request = await aRequest();
    const invoiceId = await request.sendInvoice();
    await request.invoices.deactivate(invoiceId);
    await endDelay(request);
    expect(await request.messages()).toEqual([]);
  });

  it('a document that is released and withdrawn is not said', async () => {
    const request = await aRequest();
    await request.withdraw(await request.release());
    await endDelay(request);
    expect(await request.messages()).toEqual([]);

    await request.withdraw(await request.release());
    await request.changeStatus({ status: 'processing' });
    await request.release();
    await endDelay(request);
    const text = await request.textToContact();
    expect(text).toContain('Your records are ready');
    expect(text).toContain('Status: Processing');
    expect(text).not.toContain('withdrew');
  });

  it('the withdrawal of a document that an earlier email announced is said', { tags: ['full'] }, async () => {
    const request = await aRequest();
    const fileId = await request.release();
    await endDelay(request);
    expect(await request.textToContact()).toContain('Your records are ready');
    await request.withdraw(fileId);
    await request.sendInvoice();
    await endDelay(request);
    const texts = (await request.messages()).filter(({ to }) => to === CONTACT).map(({ text }) => text);
    expect(
      texts.filter((text) => /You have a new invoice[^]*We withdrew a document/.test(text)),
    ).toHaveLength(1);
  });

  it('a rejected submission is part of the email, without its note', async () => {
    const request = await aRequest();
    await request.reject();
    await request.changeStatus({ status: 'on_hold' });
    await endDelay(request);
    const messages = await request.messages();
    expect(messages).toHaveLength(2);
    for (const { subject, text } of messages) {
      expect(subject).toMatch(/rejected|rechazada/);
      expect(text).toMatch(/Your request was rejected[^]*• Letter of Authorization[^]*Status: On Hold/);
      expect(text).toContain('Use the link below to open your request page');
      expect(text).not.toContain('Zebra');
    }
  });

  it(
    'a document that waits for its scan follows on its own, or not at all if it is withdrawn',
    { tags: ['full'] },
    async () => {
      const request = await aRequest();
      const [slow, withdrawn] = [await request.release(), await request.release()];
      await request.changeStatus({ status: 'processing' });
      for (const fileId of [slow, withdrawn]) await request.delayScan(fileId);
      await makeTasksDue(portal);
      await sweepOutbox(portal);
      const [first] = await request.messages();
      expect((await request.messages()).map(({ subject }) => subject)).toEqual(
        Array(2).fill(`Processing: order ${request.orderId}`),
      );
      expect((await request.waiting()).map(({ stuckSince }) => typeof stuckSince)).toEqual([
        'string',
        'string',
      ]);

      for (const fileId of [slow, withdrawn])
        await patchFile(portal, request.requestId, fileId, { scan: 'clean' });
      await request.withdraw(withdrawn);
      await endDelay(request);
      const later = (await request.messages()).filter(({ subject }) => subject !== first!.subject);
      expect(later.map(({ subject }) => subject)).toEqual(
        Array(2).fill(`Your records are ready: order ${request.orderId}`),
      );
    },
  );
});

describe('each email is sent once', () => {
  it('when the API is killed before the delay ends', async () => {
    const request = await aRequest();
    await makeThreeChanges(request);
    await killApi(portal);
    await endDelay(request);
    expect(await request.messages()).toHaveLength(2);
  });

  it(
    'when the email service fails, the API is killed, and more happens before the retry',
    { tags: ['full'] },
    async () => {
      const request = await aRequest();
      await makeThreeChanges(request);
      await setEmailOutage(portal, true);
      try {
        await makeTasksDue(portal);
        await sweepOutbox(portal);
        const tasks = await pendingTasksOf(portal, request.requestId);
        expect(tasks).toMatchObject([{ work: [{ kind: 'notify-client-combined' }], attempts: 1 }]);
        await killApi(portal);
        await request.changeStatus({ status: 'on_hold' });
      } finally {
        await setEmailOutage(portal, false);
      }
      await endDelay(request);
      const subjects = (await request.messages()).map(({ subject }) => subject).toSorted();
      expect(subjects).toEqual([
        ...Array<string>(2).fill(`On Hold: order ${request.orderId}`),
        ...Array<string>(2).fill(`Your records are ready: order ${request.orderId}`),
      ]);
    },
  );

  it('when a host is killed after sending, before it deletes its task', { tags: ['full'] }, async () => {
    const request = await aRequest();
    await makeThreeChanges(request);
    await endOfSweep(portal);
    await makeTasksDue(portal);
    const host = await startSecondHost(portal);
    const held = host.hold(({ method, path }) => method === 'DELETE' && path.endsWith('combined'));
    const swept = sweepOutbox(host).catch(() => null);
    await held;
    const sent = await request.messages();
    expect(sent).toHaveLength(2);
    expect(await request.waiting()).toContainEqual(
      expect.objectContaining({ work: [expect.objectContaining({ kind: 'notify-client-combined' })] }),
    );
    await host.kill();
    await swept;
    await leaseSweepFor(portal, 0);
    await endDelay(request);
    expect(await request.messages()).toEqual(sent);
  });

  it('when two hosts sweep at once, and one has read less than the other', async () => {
    const request = await aRequest();
    await makeThreeChanges(request);
    await endOfSweep(portal);
    await makeTasksDue(portal);
    const host = await startSecondHost(portal);
    const held = host.hold(({ body }) => body.includes('notify-client-combined'));
    const swept = sweepOutbox(host);
    const release = await held;
    await request.changeStatus({ status: 'on_hold' });
    // As if the second host had lost its lease.
    await leaseSweepFor(portal, 0);
    await sweepOutbox(portal);
    const sent = await request.messages();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([CONTACT, request.client.email].toSorted());
    for (const { text } of sent) expect(text).toContain('Status: On Hold');
    release();
    await swept;
    await endDelay(request);
    expect(await request.messages()).toEqual(sent);
  });
});
