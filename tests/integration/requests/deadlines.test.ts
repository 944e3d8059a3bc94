import { randomUUID } from 'node:crypto';
import { addDays } from '@portal/contract/fields/dates.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { uploadForRequest } from '../../support/files/releasedFiles.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';
import { internalDraft, submitAs } from '../../support/requests/internalRequests.ts';

const portal = inject('portal');
/** The calendar of the facility. */
const TIME_ZONE = 'America/Los_Angeles';
const DAY_MS = 86_400_000;
const REASON = 'Zebra: the court ordered it';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });

/** A request on a subpoena that was served ten days ago. */
async function submitSubpoena() {
  const servedOn = addDays(today(), -10);
  const draft = await internalDraft(portal, { authority: { kind: 'subpoena', servedOn } });
  const { requestId, orderId, verificationCode } = submitClientRequest.data.parse(
    (await submitAs(portal, staff, draft)).data,
  );
  return { requestId, orderId, verificationCode, servedOn };
}

async function staffView(requestId: string) {
  const view = await dataOf(portal.api, getRequestDetails, { headers: headers(), query: { requestId } });
  if (view.view !== 'staff') throw new Error(view.view);
  return view;
}

const list = (query: Record<string, string>) =>
  dataOf(portal.api, getAllClientRequests, { headers: headers(), query });

const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

it('the clock pauses while the client is asked, and the answer moves the due date', async () => {
  const { requestId, orderId, verificationCode, servedOn } = await submitSubpoena();
  const { dueDate, deadline } = await staffView(requestId);
  expect(deadline).toMatchObject({
    isManual: false,
    paused: null,
    explanation: { trigger: 'service', from: servedOn, days: 15, isAssumed: false, pausedDays: 0 },
  });
  const from = { search: orderId, dueDateFrom: addDays(today(), 1) };
  await eventually('the row', async () => (await list(from)).requests[0]?.dueDate === dueDate);

  const intake = intakeCalls(portal, staff);
  await intake.start(requestId);
  const question = { missing: ['dates-missing'], note: '' };
  expect(await intake.ask(requestId, question, 1)).toMatchObject({ status: 200 });
  const since = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const requests = await containerOf(portal, 'requests');
  await requests
    .item('root', requestId)
    .patch([{ op: 'replace', path: '/deadline/pauses/0/from', value: since }]);

  expect((await staffView(requestId)).deadline).toMatchObject({
    paused: { reason: 'missing', since },
    explanation: { pausedDays: 3 },
  });
  const tracked = () =>
    dataOf(portal.api, getRequestStatus, {
      headers: randomIpHeader(),
      query: { orderId, verificationCode },
    });
  expect((await tracked()).deadline).toMatchObject({ paused: { reason: 'missing' } });
  const byDue = { search: orderId, sortBy: 'dueDate', sortOrder: 'asc' };
  const paused = await eventually('the paused row', async () => {
    const page = await list(byDue);
    return page.requests[0]?.isPaused && page;
  });
  expect(paused.requests).toMatchObject([{ _id: requestId, dueDate: '', isPaused: true }]);
  expect((await list(from)).requests).toEqual([]);
  const exported = { headers: headers(), query: { search: orderId } };
  expect((await dataOf(portal.api, exportClientRequests, exported)).csv).toContain(',Paused,');
  // The cursor of a paused row is accepted. Nothing follows, so the page is returned.
  expect((await list({ ...byDue, after: paused.pagination.last! })).requests).toHaveLength(1);
  expect(await intake.find(orderId)).toMatchObject({ dueDate: '', isPaused: true });

  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, { orderId, verificationCode }, updateId);
  const answer = await sendUpdate(
    portal,
    { orderId, verificationCode },
    { updateId, uploadedFiles: [{ fileId }] },
  );
  expect(answer.status).toBe(200);
  const answered = await requestContent(portal, requestId);
  expect(answered).toMatchObject({
    deadline: { pauses: [{ from: since, to: expect.any(String) }], explanation: { pausedDays: 3 } },
  });
  expect(String(answered['dueDate']) >= addDays(servedOn, 18)).toBe(true);
  expect(await eventsOf(requestId, 'due-date-changed')).toMatchObject([
    { by: { kind: 'system' }, details: { from: dueDate, to: answered['dueDate'], version: 0 } },
  ]);
  expect((await tracked()).deadline).toMatchObject({ paused: null, dueDate: answered['dueDate'] });
  await eventually('the row', async () => (await list(from)).requests[0]?.dueDate === answered['dueDate']);
});

describe('documents before the earliest production date', () => {
  const release = (body: object) => callApi(portal.api, updateRequestFiles, { headers: headers(), body });

  it('are released only with a reason, which is kept with the request', async () => {
    const { requestId, servedOn } = await submitSubpoena();
    const day = addDays(servedOn, 15);
    expect((await staffView(requestId)).earliestProduction).toEqual({
      day,
      source: 'CCP 2020.410(c)',
      isAhead: true,
    });
    const upload = () => uploadForRequest(portal, staff, requestId);
    const body = { requestId, uploadedFiles: [{ fileId: await upload() }] };
    expect(await release(body)).toMatchObject({
      status: 422,
      message: `These records may not be produced before ${day} (CCP 2020.410(c)). To release them earlier, give a reason.`,
      error: { code: 'file_rejected', fields: { earlyReleaseReason: 'Please enter a reason' } },
    });
    expect(await release({ ...body, earlyReleaseReason: ' ' })).toMatchObject({ status: 422 });
    expect(await release({ ...body, earlyReleaseReason: REASON })).toMatchObject({ status: 200 });
    // A repeated call releases nothing.
    expect(await release(body)).toMatchObject({ status: 200 });

    const message = {
      requestId,
      messageId: randomUUID(),
      text: 'The records.',
      uploadedFiles: [{ fileId: await upload() }],
    };
    const send = (sent: object) => callApi(portal.api, sendMessage, { headers: headers(), body: sent });
    expect(await send(message)).toMatchObject({
      status: 422,
      error: { fields: { earlyReleaseReason: expect.any(String) } },
    });
    expect(await send({ ...message, earlyReleaseReason: REASON })).toMatchObject({ status: 200 });
    expect(await send({ ...message, messageId: randomUUID(), uploadedFiles: [] })).toMatchObject({
      status: 200,
    });

    const stored = { byName: 'Casey Example', reason: REASON, earliestOn: day, at: expect.any(String) };
    expect((await staffView(requestId)).earlyReleases).toEqual([stored, stored]);
    const events = await eventsOf(requestId, 'files-added');
    expect(events).toMatchObject([{ details: { isEarly: true } }, { details: { isEarly: true } }]);
    expect(JSON.stringify(events)).not.toContain('Zebra');
  });
});

it('a due date that a person set is replaced with the calculated one, for a reason', async () => {
  const { requestId } = await submitSubpoena();
  const { dueDate } = await staffView(requestId);
  const later = addDays(today(), 90);
  const change = (body: object) =>
    callApi(portal.api, changeDueDate, { headers: headers(), body: { requestId, ...body } });
  expect(await change({ useRules: true, reason: REASON, seen: dueDate })).toMatchObject({ status: 200 });
  expect(await change({ dueDate: later, reason: REASON })).toMatchObject({ status: 200 });
  expect((await staffView(requestId)).deadline).toMatchObject({ isManual: true, explanation: null });
  expect(await change({ useRules: true, reason: ' ' })).toMatchObject({
    status: 400,
    error: { fields: { reason: 'Please enter a reason' } },
  });
  expect(await change({ reason: REASON })).toMatchObject({
    status: 400,
    error: { fields: { dueDate: 'Please enter a valid date' } },
  });
  expect(await change({ useRules: true, reason: REASON, seen: dueDate })).toMatchObject({ status: 409 });
  expect(await change({ useRules: true, reason: REASON, seen: later })).toMatchObject({
    status: 200,
    data: { dueDate },
  });
  const view = await staffView(requestId);
  expect(view).toMatchObject({ dueDate, deadline: { isManual: false, explanation: { days: 15 } } });
  expect(view.dueDateChanges).toMatchObject([{ to: later }, { from: later, to: dueDate, useRules: true }]);
  expect((await eventsOf(requestId, 'due-date-changed')).map(({ details }) => details)).toEqual([
    { from: dueDate, to: later, reason: true },
    { from: later, to: dueDate, reason: true, useRules: true },
  ]);
});
