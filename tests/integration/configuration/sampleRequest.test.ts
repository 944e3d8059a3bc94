import { randomUUID } from 'node:crypto';
import {
  createSampleRequest,
  dismissSetup,
  readSetup,
  removeSampleRequest,
} from '@portal/contract/configuration/endpoints/setup.ts';
import { reportIncident } from '@portal/contract/incidents/endpoints.ts';
import { createInvoice } from '@portal/contract/invoices/endpoints.ts';
import { searchMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import {
  getRequestDetails,
  updateRequest,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authHeaders, createAdmin, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { release, uploadAndRelease, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { managedListCalls } from '../../support/operations/managedListCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, documentsOf, storedRequest } from '../../support/portal/stores.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';

let portal: Portal;
let admin: Person;
let other: Person;
beforeAll(async () => {
  portal = await startPortal({ seed: 'none' });
  admin = await createAdmin(portal);
  other = await createAdmin(portal);
  await managedListCalls(portal, admin).addFacility({
    name: 'Main Street Clinic',
    description: '',
    order: 1,
  });
});
afterAll(() => portal.stop());

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const headers = () => headersOf(admin);
const create = async (person = admin) =>
  (await dataOf(portal.api, createSampleRequest, { headers: headersOf(person) })).requestId;
const remove = (requestId: string) =>
  callApi(portal.api, removeSampleRequest, { headers: headers(), body: { requestId } });
const sample = async () => (await dataOf(portal.api, readSetup, { headers: headers() })).sample;
const detailsOf = (requestId: string) =>
  dataOf(portal.api, getRequestDetails, { headers: headers(), query: { requestId } });
const move = (requestId: string, status: string) =>
  dataOf(portal.api, updateRequestStatus, { headers: headers(), body: { requestId, status } });

/** All documents from which lists, counters, figures, suggestions and alerts are read. */
async function views() {
  const { resources } = await (
    await containerOf(portal, 'views')
  ).items
    .readAll<Record<string, unknown>>()
    .fetchAll();
  return resources
    .map((document) => JSON.stringify(Object.entries(document).filter(([name]) => !name.startsWith('_'))))
    .sort();
}

async function invoiceNumbers() {
  const config = await containerOf(portal, 'config');
  const { resources } = await config.items.readAll<{ id: string }>().fetchAll();
  return resources.filter(({ id }) => id.startsWith('invoice-numbers'));
}

const emails = async () => (await fetch(new URL('messages.json', portal.mail))).text();

/** Whether no task of a request is left, except scans, and deletions that wait until an upload link has expired. */
async function isDone(requestId: string): Promise<boolean> {
  const tasks = await documentsOf(portal, requestId, 'task');
  return tasks
    .flatMap(({ work }) => work as { kind: string }[])
    .every(({ kind }) => ['scan', 'erase'].includes(kind));
}

it('presses at the same time create one sample, which is internal and marked', async () => {
  const ids = await Promise.all([create(), create(other), create(), create(other)]);
  expect(new Set(ids).size).toBe(1);
  const requestId = ids[0]!;
  expect(await create()).toBe(requestId);
  expect(await sample()).toEqual({ requestId, orderId: 'SAMPLE', status: 'pending' });
  expect(await detailsOf(requestId)).toMatchObject({
    isSample: true,
    source: 'internal',
    facilityName: 'Main Street Clinic',
    payment: { state: 'waived' },
  });
  const created = (await trailEntries(portal)).filter(
    ({ kind, details }) =>
      kind === 'configuration-changed' && (details as { list: string }).list === 'setup-sample',
  );
  expect(created).toHaveLength(1);
});

it('a sample that is worked on from start to end changes no list, figure or suggestion, and sends nothing', async () => {
  const requestId = await create();
  const [before, mail] = [await views(), await emails()];
  await dataOf(portal.api, assignRequest, {
    headers: headers(),
    body: { requestId, assigneeId: other.userId },
  });
  const patientData = {
    attorneyName: 'Someone Else',
    lawyerEmail: 'someone@firm.example',
    copyServiceEmail: 'desk@copies.example',
  };
  const edit = { requestId, updateType: 'contactInfo' as const, patientData };
  await dataOf(portal.api, updateRequest, { headers: headers(), body: edit });
  const intake = intakeCalls(portal, admin);
  expect(await intake.start(requestId)).toMatchObject({ status: 200 });
  expect(await intake.approve(requestId)).toMatchObject({ status: 200 });
  const message = { requestId, messageId: randomUUID(), text: 'Unmistakable words' };
  expect(await callApi(portal.api, sendMessage, { headers: headers(), body: message })).toMatchObject({
    status: 200,
  });
  const note = { ...message, messageId: randomUUID(), isInternal: true, mentions: [other.userId] };
  await dataOf(portal.api, sendMessage, { headers: headers(), body: note });
  await uploadAndRelease(portal, admin, requestId);
  for (const status of ['on_hold', 'completed', 'pending', 'completed']) await move(requestId, status);
  await eventually('the tasks', () => isDone(requestId));

  expect(await detailsOf(requestId)).toMatchObject({
    status: 'completed',
    assignee: { userId: other.userId },
  });
  expect(await views()).toEqual(before);
  expect(await emails()).toBe(mail);
  const found = await dataOf(portal.api, searchMessages, {
    headers: headers(),
    body: { text: 'unmistakable' },
  });
  expect(found.messages).toEqual([]);
});

it('a sample cannot have money, incidents or another verification code, and keeps its documents then', async () => {
  const requestId = await create();
  const refused = { status: 409, message: expect.stringContaining('sample request') as string };
  const lineItems = [{ description: 'Copies', quantity: 1, unitPrice: 10 }];
  const numbers = await invoiceNumbers();
  expect(
    await callApi(portal.api, createInvoice, { headers: headers(), body: { requestId, lineItems } }),
  ).toMatchObject(refused);
  // A refused invoice uses up no number.
  expect(await invoiceNumbers()).toEqual(numbers);
  const charged = await uploadForRequest(portal, admin, requestId);
  const terms = { requiresPayment: true, chargeAmount: 5 };
  expect(await release(portal, admin, requestId, [charged], terms)).toMatchObject(refused);
  const fileId = await uploadAndRelease(portal, admin, requestId);
  const report = {
    requestId,
    key: randomUUID(),
    fileIds: [fileId],
    discoveredOn: new Date().toISOString().slice(0, 10),
    what: 'Sent to another firm',
  };
  expect(await callApi(portal.api, reportIncident, { headers: headers(), body: report })).toMatchObject(
    refused,
  );
  const code = { requestId, key: randomUUID() };
  expect(
    await callApi(portal.api, replaceVerificationCode, { headers: headers(), body: code }),
  ).toMatchObject(refused);
  const stored = await storedRequest(portal, requestId);
  expect(stored).toMatchObject({ invoices: {}, files: { [fileId]: { scan: 'clean', deletedAt: null } } });
  expect(await documentBlobs(requestId)).toHaveLength(Object.keys(stored!['files'] as object).length);
});

it('a removed sample is cancelled, its documents and messages are deleted, and the next one is another request', async () => {
  const requestId = await create();
  const before = await views();
  expect(await documentBlobs(requestId)).not.toEqual([]);
  const responses = await Promise.all([remove(requestId), remove(requestId)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await remove(requestId)).toMatchObject({ status: 200 });
  await eventually('the deletion', async () => (await documentBlobs(requestId)).length === 0);
  await eventually('the tasks', () => isDone(requestId));
  expect(await sample()).toBeNull();
  expect((await detailsOf(requestId)).status).toBe('cancelled');
  const texts = (await documentsOf(portal, requestId, 'message')).map(({ text }) => text);
  expect(texts).toEqual(['', '']);
  expect(await views()).toEqual(before);

  const next = await create();
  expect(next).not.toBe(requestId);
  // A late press on the page of the removed one.
  expect(await remove(requestId)).toMatchObject({ status: 200 });
  expect(await sample()).toMatchObject({ requestId: next, status: 'pending' });
});

it('the sample is removed when the setup list is dismissed', async () => {
  const requestId = await create();
  await move(requestId, 'completed');
  await dataOf(portal.api, dismissSetup, { headers: headers(), body: { isDismissed: true } });
  expect((await detailsOf(requestId)).status).toBe('cancelled');
  expect(await sample()).toBeNull();
});

async function documentBlobs(requestId: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of blobContainerOf(portal, 'documents').listBlobsFlat({ prefix: requestId }))
    names.push(name);
  return names;
}
