import { randomUUID } from 'node:crypto';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { requestCalls, submitForClient, requestContent } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { containerOf, pendingTasksOf } from '../../support/portal/stores.ts';
import { confirmPhoneOf } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');
const CONTACT = 'desk@swift.example';
const NOTE = 'Zebra-note about Pat Example';

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

/** The emails about the status of an order, after the outbox has sent all of them. */
async function statusEmailsOf({ requestId, orderId }: { requestId: string; orderId: string }) {
  await eventually('the outbox', async () => (await pendingTasksOf(portal, requestId)).length === 0);
  return (await emailsAbout(portal, orderId)).filter(({ text }) => text.includes('has a new status'));
}

/** Makes the outbox send the status emails again, as after a crash. */
async function repeatStatusTask(requestId: string): Promise<void> {
  const { seq, status } = await requestContent(portal, requestId);
  const work = [{ kind: 'notify-client', template: 'statusChanged', seq, status }];
  const id = `task|${String(seq).padStart(6, '0')}`;
  const task = { id, requestId, type: 'task', due: '2000-01-01', attempts: 0, work };
  await (await containerOf(portal, 'requests')).items.upsert(task);
  await eventually('the repeated task', async () => {
    await sweepOutbox(portal);
    return (await pendingTasksOf(portal, requestId)).length === 0;
  });
}

describe('the client', () => {
  it('is notified of a new status once, at the contact and each owner, without notes', async () => {
    const client = await signUpPerson(portal);
    const request = await submitForClient(portal, client, { contactEmail: CONTACT });
    const moved = await requestCalls(portal, staff, request.requestId).changeStatus({
      status: 'on_hold',
      notes: NOTE,
    });
    expect(moved).toMatchObject({
      status: 200,
      message: 'Request status updated',
      data: { requestId: request.requestId, status: 'on_hold' },
    });
    await statusEmailsOf(request);
    await repeatStatusTask(request.requestId);
    const emails = await statusEmailsOf(request);
    expect(emails.map(({ to }) => to).toSorted()).toEqual([client.email, CONTACT].toSorted());
    for (const { subject, text } of emails) {
      expect(subject).toBe(`On Hold: order ${request.orderId}`);
      expect(text).toContain('Status: On Hold');
      expect(text).not.toMatch(/Zebra|Pat Example|Casey/);
    }
  });

  it.each([
    [{ emailNotifications: false, smsNotifications: false }, [CONTACT]],
    [{ emailNotifications: false, smsNotifications: true }, ['13235550142@sms.localhost', CONTACT]],
  ])('with the preferences %j is notified accordingly, and staff see how', async (preferences, to) => {
    const client = await signUpPerson(portal);
    await dataOf(portal.api, saveUserSettings, { headers: authHeaders(client), body: preferences });
    await confirmPhoneOf(portal, client.userId);
    const request = await submitForClient(portal, client, { contactEmail: CONTACT });
    const calls = requestCalls(portal, staff, request.requestId);
    expect(await calls.read()).toMatchObject({
      data: {
        recipients: [
          { email: CONTACT, isEmailed: true, isTexted: false },
          { email: client.email, isEmailed: false, isTexted: preferences.smsNotifications },
        ],
      },
    });
    await calls.changeStatus({ status: 'completed', notes: NOTE });
    const emails = await statusEmailsOf(request);
    expect(emails.map((message) => message.to).toSorted()).toEqual(to);
    for (const { text } of emails) expect(text).not.toMatch(/Zebra|Pat Example/);
  });

  it('is not notified of private notes, or of a status set with them', async () => {
    const client = await signUpPerson(portal);
    const request = await submitForClient(portal, client, { contactEmail: CONTACT });
    const { changeStatus } = requestCalls(portal, staff, request.requestId);
    await changeStatus({ status: 'pending', notes: NOTE, isPrivate: true });
    await changeStatus({ status: 'on_hold', notes: NOTE, isPrivate: true });
    expect(await statusEmailsOf(request)).toEqual([]);
    await changeStatus({ status: 'processing', isPrivate: true });
    expect((await statusEmailsOf(request)).map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Processing: order ${request.orderId}`),
    );
    const all = await emailsAbout(portal, request.orderId);
    expect(all.map(({ text }) => text).join()).not.toContain('Zebra');
  });

  it('is emailed at the corrected address', async () => {
    const request = await submitRequest(portal);
    const { editContact, changeStatus } = requestCalls(portal, staff, request.requestId);
    await editContact({ copyServiceEmail: 'corrected@swift.example' });
    await changeStatus({ status: 'processing' });
    expect((await statusEmailsOf(request)).map(({ to }) => to)).toEqual(['corrected@swift.example']);
  });

  it('is notified of the original status, even if it has changed since', async () => {
    const orderId = `LATE-${randomUUID().slice(0, 8)}`;
    const { requestId } = await submitRequest(portal, { orderId });
    const { changeStatus } = requestCalls(portal, staff, requestId);
    await Promise.all([
      changeStatus({ status: 'processing' }),
      changeStatus({ status: 'under_review' }),
      changeStatus({ status: 'on_hold', notes: NOTE, isPrivate: true }),
    ]);
    const subjects = (await statusEmailsOf({ requestId, orderId })).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([`Processing: order ${orderId}`, `Under Review: order ${orderId}`]);
  });
});
