import { randomUUID } from 'node:crypto';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { assignRequest, changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, createStaff, invitePerson, type Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { Canaries } from '../../support/operations/canaries.ts';
import { emailsAbout, emailsTo } from '../../support/operations/emails.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { startSecondHost } from '../../support/portal/secondHost.ts';
import { containerOf, documentsOf, makeTasksDue } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { facilityDay } from '../../support/requests/facilityDay.ts';
import { intakeCalls, submitToQueue } from '../../support/requests/intakeCalls.ts';

const DAY_MS = 24 * 3_600_000;
const canaries = new Canaries();

let portal: BorrowedPortal;
let admin: Person;
let clerk: Person;
let spanish: Person;
let silent: Person;

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

async function run(timer: 'sendReminders' | 'sendDigests', { api } = { api: portal.api }) {
  const url = new URL(`/admin/functions/${timer}`, api);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(202);
}

/** Makes the wait of a request, and its last reminder, as many days older, and lets the next run look at it. */
async function letDaysPass(requestId: string, days: number) {
  const earlier = (instant: unknown) => new Date(Date.parse(String(instant)) - days * DAY_MS).toISOString();
  const { review, reminders } = (await requestContent(portal, requestId)) as unknown as {
    review: { askedAt: string };
    reminders?: { client: { at: string; since: string } };
  };
  const requests = await containerOf(portal, 'requests');
  await requests.item('root', requestId).patch([
    { op: 'set', path: '/review/askedAt', value: earlier(review.askedAt) },
    ...(reminders
      ? ([
          { op: 'set', path: '/reminders/client/since', value: earlier(review.askedAt) },
          { op: 'set', path: '/reminders/client/at', value: earlier(reminders.client.at) },
        ] as const)
      : []),
  ]);
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query<{ id: string; pk: string }>({
      query: "SELECT c.id, c.pk FROM c WHERE c.kind = 'open' AND c.requestId = @requestId",
      parameters: [{ name: '@requestId', value: requestId }],
    })
    .fetchAll();
  // As if it was planned with other rules.
  for (const { id, pk } of resources)
    await views.item(id, pk).patch([{ op: 'set', path: '/reminderKey', value: 'other' }]);
}

/** A request whose client was asked for a letter. */
async function waitingRequest() {
  const patientName = canaries.word('patient');
  const submitted = await submitToQueue(portal, admin, {
    patientName,
    orderId: `WAIT-${randomUUID().slice(0, 18)}`,
  });
  await intakeCalls(portal, admin).start(submitted.requestId);
  const rejection = { missing: ['loa-missing', 'other'], note: canaries.word('note') };
  expect((await intakeCalls(portal, admin).ask(submitted.requestId, rejection, 1)).status).toBe(200);
  return submitted;
}

const remindersAbout = async ({ orderId }: { orderId: string }) =>
  (await emailsAbout(portal, orderId)).filter(({ subject }) => subject.startsWith('Reminder'));

const eventsOf = async (requestId: string) =>
  (await documentsOf(portal, requestId, 'event'))
    .filter(({ kind }) => kind === 'reminder-sent')
    .map(({ details }) => details);

const unanswered = async () => {
  const query = { view: 'no_answer' } as const;
  const { requests } = await dataOf(portal.api, getAllClientRequests, { headers: headersOf(admin), query });
  const { counts } = await dataOf(portal.api, getWorkViews, { headers: headersOf(admin) });
  expect(counts.no_answer).toBe(requests.length);
  return requests.map(({ _id }) => _id);
};

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  [admin, clerk, spanish, silent] = await Promise.all([
    invitePerson(portal, 'admin'),
    createStaff(portal),
    createStaff(portal),
    createStaff(portal),
  ]);
  const save = (person: Person, body: object) =>
    dataOf(portal.api, saveUserSettings, { headers: headersOf(person), body });
  await Promise.all([save(spanish, { language: 'es' }), save(silent, { emailNotifications: false })]);
});
afterAll(() => portal.stop());

describe('a client who does not answer', () => {
  it('is reminded once per step, then staff get a task, until the client answers', async () => {
    const request = await waitingRequest();
    const { requestId } = request;
    await run('sendReminders');
    expect(await remindersAbout(request)).toEqual([]);

    await letDaysPass(requestId, 3);
    await Promise.all([run('sendReminders'), run('sendReminders')]);
    await run('sendReminders');
    const [email, ...others] = await remindersAbout(request);
    expect(others).toEqual([]);
    expect(email!.subject).toBe(`Reminder: something is missing from order ${request.orderId}`);
    expect(email!.text).toContain('Letter of Authorization is missing');
    expect(email!.text).toContain('/client/request?update=&');
    expect(await eventsOf(requestId)).toEqual([{ to: 'client', days: 3 }]);
    const details = await dataOf(portal.api, getRequestDetails, {
      headers: headersOf(admin),
      query: { requestId },
    });
    expect(details).toMatchObject({ clientRemindedAt: expect.any(String) });
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: headersOf(admin),
      query: { requestId },
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'reminder-sent',
        to: 'client',
        days: 3,
        actor: { kind: 'system', name: null },
      }),
    );
    const tracked = await dataOf(portal.api, getRequestStatus, {
      headers: randomIpHeader(),
      query: { orderId: request.orderId, verificationCode: request.verificationCode },
    });
    expect(JSON.stringify(tracked)).not.toMatch(/remind/i);

    // Two steps have passed: one reminder, and the task a day later.
    await letDaysPass(requestId, 15);
    await run('sendReminders');
    expect(await eventsOf(requestId)).toEqual([
      { to: 'client', days: 3 },
      { to: 'client', days: 14 },
    ]);
    expect(await unanswered()).toEqual([]);
    await letDaysPass(requestId, 1);
    await run('sendReminders');
    expect((await eventsOf(requestId)).at(-1)).toEqual({ to: 'staff', days: 14 });
    expect(await remindersAbout(request)).toHaveLength(2);
    expect(await unanswered()).toEqual([requestId]);

    await dataOf(portal.api, assignRequest, {
      headers: headersOf(admin),
      body: { requestId, assigneeId: clerk.userId },
    });
    await run('sendDigests');
    const digest = (await emailsTo(portal, clerk.email)).find(({ text }) => text.includes('/dashboard?'));
    expect(digest!.text).toContain('No answer from the client: 1');

    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, request, updateId);
    const sent = await sendUpdate(portal, request, { updateId, uploadedFiles: [{ fileId }] });
    expect(sent.status).toBe(200);
    expect(await unanswered()).toEqual([]);
    expect((await eventsOf(requestId)).length).toBe(3);
    const written = [...(await emailsAbout(portal, request.orderId)), digest, await eventsOf(requestId)];
    expect(canaries.leaks('emails and events', JSON.stringify(written))).toEqual([]);
  });

  it('is not reminded after the request was closed', async () => {
    const request = await waitingRequest();
    await letDaysPass(request.requestId, 7);
    await requestCalls(portal, admin, request.requestId).changeStatus({ status: 'cancelled' });
    await run('sendReminders');
    expect([await eventsOf(request.requestId), await remindersAbout(request)]).toEqual([[], []]);
  });
});

describe('a reminder', { tags: ['full'] }, () => {
  it('is sent once if two hosts decide it at once', async () => {
    const request = await waitingRequest();
    await letDaysPass(request.requestId, 3);
    const host = await startSecondHost(portal);
    const held = host.hold(({ body }) => body.includes('reminder-sent'));
    const second = run('sendReminders', host);
    const release = await held;
    await run('sendReminders');
    release();
    await second;
    expect(await eventsOf(request.requestId)).toEqual([{ to: 'client', days: 3 }]);
    expect(await remindersAbout(request)).toHaveLength(1);
  });

  it('is not sent if the client answers while it is decided', async () => {
    const request = await waitingRequest();
    await letDaysPass(request.requestId, 3);
    const host = await startSecondHost(portal);
    const held = host.hold(({ body }) => body.includes('reminder-sent'));
    const running = run('sendReminders', host);
    const release = await held;
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, request, updateId);
    expect((await sendUpdate(portal, request, { updateId, uploadedFiles: [{ fileId }] })).status).toBe(200);
    release();
    await running;
    expect([await eventsOf(request.requestId), await remindersAbout(request)]).toEqual([[], []]);
  });

  it('is sent by the sweep if the host dies after it was recorded', async () => {
    const request = await waitingRequest();
    await letDaysPass(request.requestId, 3);
    const host = await startSecondHost(portal);
    // The first step of the task: the rows of the lists.
    const held = host.hold(({ path, body }) => path.includes('/views/') && body.includes(request.requestId));
    const running = run('sendReminders', host).catch(() => null);
    await held;
    await host.kill();
    await running;
    expect(await eventsOf(request.requestId)).toEqual([{ to: 'client', days: 3 }]);
    expect(await remindersAbout(request)).toEqual([]);
    await makeTasksDue(portal);
    await eventually('the reminder', async () => {
      await sweepOutbox(portal);
      return (await remindersAbout(request)).length > 0;
    });
    await run('sendReminders');
    expect(await remindersAbout(request)).toHaveLength(1);
  });
});

describe('the assignee', () => {
  it('is reminded of the due date once per step, in their language, by their preferences', async () => {
    const dueRequest = async (assigneeId: string | null, days: number) => {
      const { requestId } = await copySubmission(portal);
      const headers = headersOf(admin);
      const { dueDate: seen } = (await requestContent(portal, requestId)) as unknown as { dueDate: string };
      const body = { requestId, dueDate: facilityDay(days), seen, reason: 'Agreed by phone' };
      await dataOf(portal.api, changeDueDate, { headers, body });
      if (assigneeId !== null)
        await dataOf(portal.api, assignRequest, { headers, body: { requestId, assigneeId } });
      return requestId;
    };
    const near = await dueRequest(spanish.userId, 1);
    const others = await Promise.all([
      dueRequest(spanish.userId, 4),
      dueRequest(spanish.userId, -1),
      dueRequest(null, 1),
    ]);
    const ofSilent = await dueRequest(silent.userId, 2);
    await Promise.all([run('sendReminders'), run('sendReminders')]);
    expect(await eventsOf(near)).toEqual([{ to: 'assignee', days: 1 }]);
    expect(await eventsOf(ofSilent)).toEqual([{ to: 'assignee', days: 3 }]);
    for (const requestId of others) expect(await eventsOf(requestId)).toEqual([]);
    const emails = await emailsTo(portal, spanish.email);
    const [email, ...more] = emails.filter(({ subject }) =>
      subject.startsWith('La fecha límite de una solicitud'),
    );
    expect(more).toEqual([]);
    expect(email!.text).toContain(`/dashboard/request/${near}`);
    expect(email!.text).not.toMatch(/COPY-|Pat Example/);
    expect(await emailsTo(portal, silent.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('due on') }),
    );
  });
});
