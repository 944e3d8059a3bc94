import { randomUUID } from 'node:crypto';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Person, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { consoleOf, requestOf, rootOf } from '../../support/api/consoleCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { mailsAbout } from '../../support/operations/mails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { containerOf, openWork } from '../../support/portal/stores.ts';

const portal = inject('portal');
const DESK = 'desk@swift.example';
const NOTE = 'Zebra-note about Pat Example';

let staff: Person;
beforeAll(async () => {
  staff = await staffOf(portal);
});

/** What was sent about the status of an order once nothing is left to be told. */
async function newsOf({ requestId, orderId }: { requestId: string; orderId: string }) {
  await eventually('the outbox', async () => (await openWork(portal, requestId)).length === 0);
  return (await mailsAbout(portal, orderId)).filter(({ text }) => text.includes('has a new status'));
}

/** Lets the outbox tell of a status once more, as after an end without warning. */
async function tellAgain(requestId: string): Promise<void> {
  const { seq, status } = await rootOf(portal, requestId);
  const work = [{ kind: 'notify-client', template: 'statusChanged', seq, status }];
  const id = `task|${String(seq).padStart(6, '0')}`;
  const task = { id, requestId, type: 'task', due: '2000-01-01', attempts: 0, work };
  await (await containerOf(portal, 'requests')).items.upsert(task);
  await eventually('telling again', async () => {
    await sweepOutbox(portal);
    return (await openWork(portal, requestId)).length === 0;
  });
}

describe('the client', () => {
  it('is notified of a new status once, at the contact and each owner, without notes', async () => {
    const client = await signedUp(portal);
    const request = await requestOf(portal, client, { contactEmail: DESK });
    const moved = await consoleOf(portal, staff, request.requestId).move({ status: 'on_hold', notes: NOTE });
    expect(moved).toMatchObject({
      status: 200,
      message: 'Request status updated',
      data: { requestId: request.requestId, status: 'on_hold' },
    });
    await newsOf(request);
    await tellAgain(request.requestId);
    const news = await newsOf(request);
    expect(news.map(({ to }) => to).toSorted()).toEqual([client.email, DESK].toSorted());
    for (const { subject, text } of news) {
      expect(subject).toBe(`On Hold: order ${request.orderId}`);
      expect(text).toContain('Status: On Hold');
      expect(text).not.toMatch(/Zebra|Pat Example|Casey/);
    }
  });

  it.each([
    [{ emailNotifications: false, smsNotifications: false }, [DESK]],
    [{ emailNotifications: false, smsNotifications: true }, ['13235550142@sms.localhost', DESK]],
  ])('who prefers %j is told so', async (preferences, to) => {
    const client = await signedUp(portal);
    await dataOf(portal.api, saveUserSettings, { headers: as(client), body: preferences });
    const request = await requestOf(portal, client, { contactEmail: DESK });
    await consoleOf(portal, staff, request.requestId).move({ status: 'completed', notes: NOTE });
    const news = await newsOf(request);
    expect(news.map((message) => message.to).toSorted()).toEqual(to);
    for (const { text } of news) expect(text).not.toMatch(/Zebra|Pat Example/);
  });

  it('is not notified of private notes, or of a status set with them', async () => {
    const client = await signedUp(portal);
    const request = await requestOf(portal, client, { contactEmail: DESK });
    const { move } = consoleOf(portal, staff, request.requestId);
    await move({ status: 'pending', notes: NOTE, isPrivate: true });
    await move({ status: 'on_hold', notes: NOTE, isPrivate: true });
    expect(await newsOf(request)).toEqual([]);
    await move({ status: 'processing', isPrivate: true });
    expect((await newsOf(request)).map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Processing: order ${request.orderId}`),
    );
    const all = await mailsAbout(portal, request.orderId);
    expect(all.map(({ text }) => text).join()).not.toContain('Zebra');
  });

  it('is emailed at the corrected address', async () => {
    const request = await submitRequest(portal);
    const { editContact, move } = consoleOf(portal, staff, request.requestId);
    await editContact({ copyServiceEmail: 'corrected@swift.example' });
    await move({ status: 'processing' });
    expect((await newsOf(request)).map(({ to }) => to)).toEqual(['corrected@swift.example']);
  });

  it('is notified of the original status, even if it has changed since', async () => {
    const orderId = `LATE-${randomUUID().slice(0, 8)}`;
    const { requestId } = await submitRequest(portal, { orderId });
    const { move } = consoleOf(portal, staff, requestId);
    await Promise.all([
      move({ status: 'processing' }),
      move({ status: 'under_review' }),
      move({ status: 'on_hold', notes: NOTE, isPrivate: true }),
    ]);
    const told = (await newsOf({ requestId, orderId })).map(({ subject }) => subject).toSorted();
    expect(told).toEqual([`Processing: order ${orderId}`, `Under Review: order ${orderId}`]);
  });
});
