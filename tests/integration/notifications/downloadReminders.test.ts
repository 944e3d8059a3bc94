import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, type Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { patchFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';

const DAY_MS = 24 * 3_600_000;
const FREE = { requiresPayment: false, embargoEnabled: false };

let portal: BorrowedPortal;
let staff: Person;
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

async function sendReminders(): Promise<void> {
  const url = new URL('/admin/functions/sendReminders', portal.api);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(202);
}

interface Row {
  readonly id: string;
  readonly pk: string;
  readonly remindOn?: string;
}

/** The row of a closed request in the overview. */
async function rowOf(requestId: string): Promise<Row> {
  const views = await containerOf(portal, 'views');
  return eventually('the row', async () => {
    const { resources } = await views.items
      .query<Row>({
        query: "SELECT * FROM c WHERE c.kind = 'closed' AND c.requestId = @requestId",
        parameters: [{ name: '@requestId', value: requestId }],
      })
      .fetchAll();
    return resources[0];
  });
}

/** A completed request with a free document. */
async function completedRequest() {
  const submitted = await submitRequest(portal);
  const { requestId } = submitted;
  const fileId = await uploadAndRelease(portal, staff, requestId, FREE);
  expect((await requestCalls(portal, staff, requestId).changeStatus({ status: 'completed' })).status).toBe(
    200,
  );
  return { ...submitted, fileId };
}

/** Dates the release back, and lets the next run look at the request. */
async function letDaysPass(requestId: string, fileId: string, days: number): Promise<void> {
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  await patchFile(portal, requestId, fileId, { uploadedAt: since });
  const requests = await containerOf(portal, 'requests');
  const { resource } = await requests.item('root', requestId).read<{ reminders?: { download?: object } }>();
  if (resource?.reminders?.download)
    await requests
      .item('root', requestId)
      .patch([{ op: 'set', path: '/reminders/download/since', value: since }]);
  const { id, pk } = await rowOf(requestId);
  const views = await containerOf(portal, 'views');
  await views.item(id, pk).patch([{ op: 'set', path: '/remindOn', value: '2026-01-01' }]);
}

const remindersAbout = async (orderId: string) =>
  (await emailsAbout(portal, orderId)).filter(({ subject }) => subject.startsWith('Reminder'));

it('a completed request reminds of documents that nobody has downloaded, twice, and each time once', async () => {
  const { requestId, orderId, fileId } = await completedRequest();
  await eventually('the plan', async () => (await rowOf(requestId)).remindOn);
  await sendReminders();
  expect(await remindersAbout(orderId)).toEqual([]);

  await letDaysPass(requestId, fileId, 3);
  await Promise.all([sendReminders(), sendReminders()]);
  await sendReminders();
  expect((await remindersAbout(orderId)).map(({ subject }) => subject)).toEqual([
    `Reminder: your records are waiting: order ${orderId}`,
  ]);

  await letDaysPass(requestId, fileId, 7);
  await sendReminders();
  await letDaysPass(requestId, fileId, 30);
  await sendReminders();
  expect(await remindersAbout(orderId)).toHaveLength(2);
  expect(await rowOf(requestId)).not.toHaveProperty('remindOn');
  const events = await documentsOf(portal, requestId, 'event');
  expect(events.filter(({ kind }) => kind === 'reminder-sent').map(({ details }) => details)).toEqual([
    { to: 'download', days: 3 },
    { to: 'download', days: 7 },
  ]);
});

it('a download ends the reminders', async () => {
  const { requestId, orderId, verificationCode, fileId } = await completedRequest();
  const tracked = await lookUp(portal, { orderId, verificationCode });
  await dataOf(portal.api, downloadFile, {
    headers: { ...accessHeader(tracked), ...randomIpHeader() },
    query: { requestId, fileId },
  });
  await letDaysPass(requestId, fileId, 3);
  await sendReminders();
  expect(await remindersAbout(orderId)).toEqual([]);
  expect(await rowOf(requestId)).not.toHaveProperty('remindOn');
});
