import { randomUUID } from 'node:crypto';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { release, uploadForRequest } from '../../../support/files/releasedFiles.ts';
import { emailsTo } from '../../../support/operations/emails.ts';
import { WITHOUT_SCANS } from '../../../support/operations/storeCalls.ts';
import { recordScan, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { containerOf, documentsOf, makeTasksDue } from '../../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../../support/requests/clientUpdates.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';

let portal: Portal;
let staff: Person;
/** Scans end when the test says so. */
beforeAll(async () => {
  portal = await startPortal({ env: WITHOUT_SCANS });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });
const notCompleted = async () =>
  (await dataOf(portal.api, getWorkViews, { headers: headers() })).counts.not_completed;

/** A request that was fulfilled with two documents whose scan has not ended, and the answer of the call. */
async function fulfilledRequest(status: string) {
  const request = await copySubmission(portal);
  const { requestId } = request;
  const fileIds = await Promise.all(
    ['one.pdf', 'two.pdf'].map((name) =>
      uploadForRequest(portal, staff, requestId, {
        name,
        content: new TextEncoder().encode(`%PDF-1.7\n${name}`),
      }),
    ),
  );
  const calls = requestCalls(portal, staff, requestId);
  const answer = await calls.fulfill({
    key: randomUUID(),
    seen: { fileIds: [], invoiceIds: [], workCount: 0 },
    documents: { uploadedFiles: fileIds.map((fileId) => ({ fileId })), embargoEnabled: false },
    status: { status, notes: '', seenStatus: 'pending' },
  });
  return {
    ...request,
    ...calls,
    answer,
    fileIds,
    scan: async (fileId: string, verdict?: 'Malicious') =>
      recordScan(portal, `${requestId}/${fileId}`, verdict),
    stored: () => requestContent(portal, requestId),
    ends: async () => {
      const events = await documentsOf(portal, requestId, 'event');
      return events.flatMap(({ kind, details }) => (kind === 'status-wait-ended' ? [details] : []));
    },
  };
}

/** A request whose completion waits for the scan of two documents. */
async function waitingRequest() {
  const request = await fulfilledRequest('completed');
  expect(request.answer).toMatchObject({ status: 200, data: { status: 'waits' } });
  return request;
}

it.each(['cancelled', 'on_hold'])('does not concern %s, which is set at once', async (status) => {
  const { answer, stored } = await fulfilledRequest(status);
  expect(answer).toMatchObject({ status: 200, data: { status: 'set' } });
  expect(await stored()).toMatchObject({ status });
  expect(await stored()).not.toHaveProperty('waitingStatus');
});

it('is set by the scan of the last document', async () => {
  const { fileIds, scan, stored, read } = await waitingRequest();
  expect((await read()).data).toMatchObject({
    status: 'pending',
    waitingStatus: { status: 'completed', byName: 'Casey Example', isLate: false, end: null },
  });
  await scan(fileIds[0]!);
  expect(await stored()).toMatchObject({ status: 'pending' });
  await scan(fileIds[1]!);
  expect(await stored()).toMatchObject({ status: 'completed' });
});

it('ends with a withdrawal, and the scan of the other document sets no status', async () => {
  const { requestId, fileIds, scan, stored, ends } = await waitingRequest();
  const body = { requestId, fileId: fileIds[0]! };
  expect(await callApi(portal.api, withdrawFile, { headers: headers(), body })).toMatchObject({
    status: 200,
  });
  await scan(fileIds[1]!);
  expect(await stored()).toMatchObject({ status: 'pending', waitingStatus: { end: 'withdrawn' } });
  expect(await ends()).toEqual([{ to: 'completed', reason: 'withdrawn' }]);
});

it('ends with an update of the client', async () => {
  const request = await waitingRequest();
  const updateId = randomUUID();
  const added = await uploadForUpdate(portal, request, updateId);
  const update = {
    updateId,
    updateReason: 'Missing Information',
    updateDetails: 'The second page.',
    uploadedFiles: [{ fileId: added }],
  };
  expect(await sendUpdate(portal, request, update)).toMatchObject({ status: 200 });
  for (const fileId of request.fileIds) await request.scan(fileId);
  expect(await request.stored()).toMatchObject({
    status: 'update_requested',
    waitingStatus: { end: 'updated' },
  });
});

it('ends with another status, which staff decided', async () => {
  const { fileIds, scan, stored, changeStatus, ends } = await waitingRequest();
  expect(await changeStatus({ status: 'on_hold', seenStatus: 'pending' })).toMatchObject({ status: 200 });
  for (const fileId of fileIds) await scan(fileId);
  expect(await stored()).toMatchObject({ status: 'on_hold' });
  expect(await stored()).not.toHaveProperty('waitingStatus');
  expect(await ends()).toEqual([{ to: 'completed', reason: 'replaced' }]);
});

it('is a task for staff after a day, and still set by the scan', async () => {
  const { requestId, fileIds, scan, stored } = await waitingRequest();
  const before = await notCompleted();
  const container = await containerOf(portal, 'requests');
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await container.item('root', requestId).patch([{ op: 'set', path: '/waitingStatus/at', value: at }]);
  await eventually('the task', async () => {
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    return 'lateAt' in ((await stored())['waitingStatus'] as object);
  });
  await eventually('the view', async () => (await notCompleted()) === before + 1);
  for (const fileId of fileIds) await scan(fileId);
  expect(await stored()).toMatchObject({ status: 'completed' });
  await eventually('the end of the task', async () => (await notCompleted()) === before);
});

it('is not a condition of the documented calls: a document that is found infected later is a task and in the digest', async () => {
  const { requestId } = await copySubmission(portal);
  const { changeStatus } = requestCalls(portal, staff, requestId);
  const fileId = await uploadForRequest(portal, staff, requestId);
  expect(await release(portal, staff, requestId, [fileId])).toMatchObject({ status: 200 });
  expect(await changeStatus({ status: 'completed' })).toMatchObject({ status: 200 });
  const before = await notCompleted();
  await recordScan(portal, `${requestId}/${fileId}`, 'Malicious');
  expect(await requestContent(portal, requestId)).toMatchObject({ status: 'completed' });
  await eventually('the task', async () => (await notCompleted()) === before + 1);

  const assigned = { requestId, assigneeId: staff.userId };
  await dataOf(portal.api, assignRequest, { headers: headers(), body: assigned });
  const url = new URL('/admin/functions/sendDigests', portal.api);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(202);
  const texts = (await emailsTo(portal, staff.email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('Not completed: 1'));

  const body = { requestId, fileId };
  expect(await callApi(portal.api, withdrawFile, { headers: headers(), body })).toMatchObject({
    status: 200,
  });
  await eventually('the end of the task', async () => (await notCompleted()) === before);
});
