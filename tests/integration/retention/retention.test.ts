import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { checkFileDownload, downloadFile } from '@portal/contract/files/endpoints/files.ts';
import {
  previewRetention,
  readRetention,
  saveRetention,
} from '@portal/contract/retention/endpoints/retention.ts';
import { changeRetention } from '@portal/contract/retention/endpoints/requestRetention.ts';
import {
  discardUnfinishedRequest,
  saveUnfinishedRequest,
} from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { getMessages, searchMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  createStaff,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { sendUpdate, uploadUnder } from '../../support/requests/clientUpdates.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { deleteExpired, killApi, setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { blobContainerOf, addDocuments } from '../../support/files/documents.ts';
import { downloadAllCalls, setBundle } from '../../support/files/downloadAllCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import {
  openFeePayment,
  payForDraft,
  pdfBytes,
  recordsRequest,
  stripeOf,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';
import { hoursAgo, uploadAndRelease, patchFile, storedFile } from '../../support/files/releasedFiles.ts';
import {
  ageUploads,
  setRetentionChoice,
  closeDaysAgo,
  isUploaded,
  setRetention,
  blobLocationsOf,
} from '../../support/operations/retention.ts';
import { anUnfinishedRequest } from '../../support/requests/unfinishedRequests.ts';
import {
  newListedRequest,
  storeAndListRequests,
  storeRequest,
} from '../../support/requests/listedRequests.ts';
import { countersOf, downgradeRows, rowOf } from '../../support/requests/downgradeRows.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, documentsOf, makeTasksDue } from '../../support/portal/stores.ts';

/** Needs its own portal, because retention deletes files of all requests. */
let portal: Portal;
let admin: Person;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ faultInjection: true });
  [admin, staff] = await Promise.all([getAdmin(portal), createStaff(portal)]);
  await setRetention(portal, admin, 30);
});
afterAll(() => portal.stop());

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const FREE = { embargoEnabled: false };
const CHARGED = { embargoEnabled: false, requiresPayment: true, chargeAmount: 5 };

const runs = async () => (await dataOf(portal.api, readRetention, { headers: headersOf(admin) })).runs;

/** A closed request with one released file. */
async function closedRequest(days: number, terms: object = FREE) {
  return releaseAndClose(await storeRequest(portal), days, terms);
}

/** The same, submitted by a client, who can look it up. */
async function closedSubmission(days: number, terms: object = FREE) {
  return releaseAndClose(await copySubmission(portal), days, terms);
}

async function releaseAndClose<T extends { requestId: string }>(request: T, days: number, terms: object) {
  const fileId = await uploadAndRelease(portal, staff, request.requestId, terms);
  await closeDaysAgo(portal, staff, request.requestId, days);
  return { ...request, fileId };
}

/** Takes snapshots of a released file, its copy in quarantine, and the zips that contain it. */
async function takeSnapshots({ requestId, fileId }: { requestId: string; fileId: string }) {
  const bundles = blobContainerOf(portal, 'bundles');
  for await (const { name } of bundles.listBlobsFlat())
    if (name.includes(requestId)) await bundles.getBlobClient(name).createSnapshot();
  for (const name of ['documents', 'quarantine'] as const)
    await blobContainerOf(portal, name).getBlobClient(`${requestId}/${fileId}`).createSnapshot();
}

const deletedAt = async ({ requestId, fileId }: { requestId: string; fileId: string }) =>
  (await storedFile(portal, requestId, fileId))['deletedAt'];

describe('files of a closed request', () => {
  it('are deleted with every copy after retention, and their record stays', async () => {
    const due = await closedSubmission(31);
    const recent = await closedRequest(29);
    const all = downloadAllCalls(portal, authHeaders(staff), due.requestId);
    const { bundleId } = await all.prepare();
    await eventually('the zip', async () => (await all.status(bundleId)).state === 'ready', 60_000);
    await takeSnapshots(due);
    await deleteExpired(portal);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toEqual([]);
    expect(await blobLocationsOf(portal, recent.requestId, recent.fileId)).toContain('documents');
    expect((await all.download(bundleId)).status).toBe(409);

    const held = await lookUp(portal, due);
    const [file] = held.uploadedFiles;
    expect(file).toMatchObject({ fileId: due.fileId, isDownloadable: false, isViewable: false });
    expect(file?.deletedAt).toBe(await deletedAt(due));
    const downloadCall = {
      query: { requestId: due.requestId, fileId: due.fileId },
      headers: accessHeader(held),
    };
    const message = 'This file was deleted under the retention schedule.';
    for (const action of ['download', 'preview', 'open']) {
      const query = { ...downloadCall.query, action };
      expect(await callApi(portal.api, downloadFile, { ...downloadCall, query })).toMatchObject({
        status: 403,
        message,
      });
    }
    expect(await dataOf(portal.api, checkFileDownload, downloadCall)).toMatchObject({
      canDownload: false,
      reason: message,
    });
    const response = await callApi(portal.api, downloadFile, { ...downloadCall, headers: headersOf(staff) });
    expect(response.status).toBe(403);
  });

  it('are listed in the activity, the audit trail and the report', async () => {
    const due = await closedRequest(31);
    await deleteExpired(portal);
    const events = await documentsOf(portal, due.requestId, 'event');
    const event = events.find(({ kind }) => kind === 'files-deleted');
    expect(event).toMatchObject({ by: { kind: 'system' }, details: { files: due.fileId } });
    const entries = await trailEntries(portal, due.requestId);
    expect(entries.filter(({ kind }) => kind === 'files-deleted')).toHaveLength(1);
    const [run] = await runs();
    expect(run).toMatchObject({ files: 1, requests: 1, failures: 0, isComplete: true });
    await deleteExpired(portal);
    expect((await runs())[0]).toMatchObject({ files: 0, requests: 0 });
    expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
  });

  it('stay under a legal hold on the request or file, and after the request is reopened', async () => {
    const [held, heldFile, reopened, own] = [
      await closedRequest(31),
      await closedRequest(31),
      await closedRequest(31),
      await closedRequest(31),
    ];
    await setRetentionChoice(portal, admin, { requestId: held.requestId }, { kind: 'always' });
    await setRetentionChoice(
      portal,
      admin,
      { requestId: heldFile.requestId, fileId: heldFile.fileId },
      { kind: 'always' },
    );
    await setRetentionChoice(portal, admin, { requestId: own.requestId }, { kind: 'days', days: 60 });
    await requestCalls(portal, staff, reopened.requestId).changeStatus({ status: 'processing' });
    await deleteExpired(portal);
    for (const one of [held, heldFile, reopened, own]) expect(await deletedAt(one)).toBeNull();
    await setRetentionChoice(portal, admin, { requestId: held.requestId }, { kind: 'default' });
    await deleteExpired(portal);
    expect(await deletedAt(held)).not.toBeNull();
  });

  it('stay if paid and never downloaded, or while a bank payment is processing', async () => {
    const paid = await closedSubmission(31, CHARGED);
    await patchFile(portal, paid.requestId, paid.fileId, {
      paidAt: hoursAgo(100),
      paymentState: 'paid',
    });
    const clearing = await closedRequest(31, CHARGED);
    await patchFile(portal, clearing.requestId, clearing.fileId, { paymentState: 'clearing' });
    const embargoed = await closedRequest(31, { embargoEnabled: true, embargoDays: 60 });
    await deleteExpired(portal);
    for (const one of [paid, clearing, embargoed]) expect(await deletedAt(one)).toBeNull();
    // Extended and downloaded; its window then ends.
    await patchFile(portal, paid.requestId, paid.fileId, { windowExtendedAt: hoursAgo(1) });
    const held = await lookUp(portal, paid);
    const query = { requestId: paid.requestId, fileId: paid.fileId };
    await dataOf(portal.api, downloadFile, { query, headers: accessHeader(held) });
    await deleteExpired(portal);
    expect(await deletedAt(paid)).toBeNull();
    await patchFile(portal, paid.requestId, paid.fileId, { windowExtendedAt: hoursAgo(13) });
    await deleteExpired(portal);
    expect(await deletedAt(paid)).not.toBeNull();
  });

  it('stay if released after the closing, until their own retention ends', async () => {
    const { requestId } = await closedRequest(31);
    const free = await uploadAndRelease(portal, staff, requestId, FREE);
    const charged = await uploadAndRelease(portal, staff, requestId, CHARGED);
    await deleteExpired(portal);
    for (const fileId of [free, charged]) expect(await deletedAt({ requestId, fileId })).toBeNull();
    await patchFile(portal, requestId, free, { uploadedAt: hoursAgo(31 * 24) });
    await deleteExpired(portal);
    expect(await deletedAt({ requestId, fileId: free })).not.toBeNull();
    expect(await deletedAt({ requestId, fileId: charged })).toBeNull();
  });

  it('stay while an unrecorded bank account is being verified, and are deleted once that is canceled', async () => {
    const due = await closedSubmission(31, CHARGED);
    const body = { type: 'file', requestId: due.requestId, fileId: due.fileId };
    const held = accessHeader(await lookUp(portal, due));
    const { paymentIntentId } = await dataOf(portal.api, createPaymentIntent, {
      headers: { ...held, ...randomIpHeader() },
      body,
    });
    const stripe = stripeOf(portal);
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
    await deleteExpired(portal);
    expect(await deletedAt(due)).toBeNull();
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('requires_action');
    await stripe.paymentIntents.cancel(paymentIntentId);
    await deleteExpired(portal);
    expect(await deletedAt(due)).not.toBeNull();
  });

  it('are counted by a preview', async () => {
    await deleteExpired(portal);
    await closedRequest(50);
    const preview = (days: number) =>
      dataOf(portal.api, previewRetention, { headers: headersOf(admin), query: { days: String(days) } });
    expect(await preview(40)).toEqual({ files: 1, requests: 1, isExact: true });
    expect(await preview(51)).toEqual({ files: 0, requests: 0, isExact: true });
  });
});

describe('messages of a closed request', () => {
  it('are emptied after retention, in the store, the thread and the search', async () => {
    const request = await copySubmission(portal);
    const { requestId } = request;
    const headers = headersOf(staff);
    const word = `zebra${randomUUID().slice(0, 8)}`;
    const send = (isInternal: boolean) =>
      dataOf(portal.api, sendMessage, {
        headers,
        body: { requestId, messageId: randomUUID(), text: `TEXT ${word}`, isInternal },
      });
    await send(false);
    await send(true);
    const found = async () =>
      (await dataOf(portal.api, searchMessages, { headers, body: { text: word } })).messages.length;
    expect(await found()).toBe(2);
    await closeDaysAgo(portal, staff, requestId, 31);
    // The period starts with the last message.
    await deleteExpired(portal);
    expect(await found()).toBe(2);
    const requests = await containerOf(portal, 'requests');
    const lastAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await requests.item('root', requestId).patch([{ op: 'set', path: '/thread/lastAt', value: lastAt }]);
    await deleteExpired(portal);
    expect(await found()).toBe(0);
    const { messages } = await dataOf(portal.api, getMessages, { headers, query: { requestId } });
    expect(messages).toMatchObject([
      { text: '', isDeleted: true },
      { text: '', isDeleted: true },
    ]);
    const { resources } = await requests.items
      .query({ query: 'SELECT * FROM c' }, { partitionKey: requestId })
      .fetchAll();
    expect(JSON.stringify(resources)).not.toContain(word);
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'messages-deleted')).toHaveLength(1);
  });
});

describe('a nightly run that is interrupted', () => {
  it('loses nothing while storage is down: the record is written and the content is deleted later', async () => {
    const due = await closedRequest(31);
    await setOutage(portal, 'blob', true);
    await deleteExpired(portal).catch(() => undefined);
    await setOutage(portal, 'blob', false);
    await deleteExpired(portal);
    expect(await deletedAt(due)).not.toBeNull();
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toEqual([]);
    const events = await documentsOf(portal, due.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'files-deleted')).toHaveLength(1);
  });

  it('continues after the API was killed between record and content', async () => {
    const due = await closedRequest(31);
    const requests = await containerOf(portal, 'requests');
    const at = new Date().toISOString();
    // The state after a kill immediately after the commit: the record and its task.
    await patchFile(portal, due.requestId, due.fileId, { deletedAt: at });
    await requests.items.create({
      id: 'task|killed',
      requestId: due.requestId,
      type: 'task',
      due: at,
      attempts: 0,
      work: [{ kind: 'erase', fileId: due.fileId }],
    });
    await killApi(portal);
    await sweepOutbox(portal);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toEqual([]);
  });

  it('deletes and records once if two run at once', async () => {
    const due = await closedRequest(31);
    await Promise.all([deleteExpired(portal), deleteExpired(portal)]);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toEqual([]);
    const events = await documentsOf(portal, due.requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'files-deleted')).toHaveLength(1);
  });

  it('deletes nothing while Cosmos DB is down, and everything the next night', async () => {
    const due = await closedRequest(31);
    await setOutage(portal, 'cosmos', true);
    await deleteExpired(portal).catch(() => undefined);
    await setOutage(portal, 'cosmos', false);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toContain('documents');
    await deleteExpired(portal);
    expect(await blobLocationsOf(portal, due.requestId, due.fileId)).toEqual([]);
  });
});

describe('a zip that is being built while one of its files is deleted', () => {
  const zipsOf = async (requestId: string) => {
    const names: string[] = [];
    for await (const { name } of blobContainerOf(portal, 'bundles').listBlobsFlat()) names.push(name);
    return names.filter((name) => name.includes(requestId));
  };
  const dueTimesOfErasure = async (requestId: string) => {
    const tasks = (await documentsOf(portal, requestId, 'task')).filter(
      ({ id }) => !String(id).startsWith('task|copy'),
    );
    return tasks.filter(({ work }) => JSON.stringify(work).includes('erase')).map(({ due }) => String(due));
  };

  it('is never finished, and its leftovers are deleted once its lease has ended', async () => {
    const due = await closedRequest(31);
    const all = downloadAllCalls(portal, authHeaders(staff), due.requestId);
    const zip = { requestId: due.requestId, bundleId: (await all.prepareAndWait()).bundleId };
    // Another instance has just started building it.
    const buildingUntil = hoursAgo(-1);
    await setBundle(portal, zip, { state: 'building', buildingUntil, blobName: null, readyAt: null });
    await deleteExpired(portal);
    expect((await all.status(zip.bundleId)).state).toBe('failed');
    expect(await all.download(zip.bundleId)).toMatchObject({
      status: 409,
      message: 'The files that you can download have changed. Please start again.',
    });
    expect(await zipsOf(due.requestId)).toEqual([]);
    expect(await dueTimesOfErasure(due.requestId)).toEqual([buildingUntil]);
    const unusedKey = `${hoursAgo(-2)}/${due.requestId}/${zip.bundleId}/${randomUUID()}`;
    await blobContainerOf(portal, 'bundles').getBlockBlobClient(unusedKey).uploadData(pdfBytes());
    await setBundle(portal, zip, { buildingUntil: hoursAgo(0) });
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await zipsOf(due.requestId)).toEqual([]);
    expect(await dueTimesOfErasure(due.requestId)).toEqual([]);
  });

  it('is deleted, whichever comes first', async () => {
    const many = Array.from({ length: IS_FULL_SIZE ? 40 : 12 }, (_, index) =>
      new Uint8Array(1024 * 1024).fill(index),
    );
    for (const statusCalls of [0, 1, 2]) {
      const due = await closedRequest(31);
      await addDocuments(portal, due.requestId, due.fileId, many);
      const all = downloadAllCalls(portal, authHeaders(staff), due.requestId);
      const { bundleId } = await all.prepare();
      for (let call = 0; call < statusCalls; call++) await all.status(bundleId);
      await deleteExpired(portal);
      await eventually('the failed zip', async () => (await all.status(bundleId)).state === 'failed', 60_000);
      await eventually('no zip', async () => (await zipsOf(due.requestId)).length === 0);
      expect((await all.download(bundleId)).status).toBe(409);
    }
  });
});

describe('requests whose list rows are older than the queue', () => {
  it('are in the queue and under retention after one nightly run, and counted once', async () => {
    const due = await closedRequest(31);
    const open = newListedRequest();
    await storeAndListRequests(portal, [open]);
    const before = await downgradeRows(portal, [due.requestId, open.requestId]);
    await deleteExpired(portal);
    expect(await deletedAt(due)).not.toBeNull();
    expect(await rowOf(portal, open.requestId)).toEqual(before.rows.get(open.requestId));
    expect(await rowOf(portal, due.requestId)).toMatchObject({ review: 'none', submissionKind: 'new' });
    expect(await countersOf(portal)).toEqual(before.counters);
    const renewals = (await trailEntries(portal)).filter(({ kind }) => kind === 'rows-renewed');
    await deleteExpired(portal);
    const afterwards = (await trailEntries(portal)).filter(({ kind }) => kind === 'rows-renewed');
    expect(afterwards).toHaveLength(renewals.length);
  });

  it('are all renewed if the nightly run was interrupted', async () => {
    const requests = Array.from({ length: 24 }, () => newListedRequest());
    await storeAndListRequests(portal, requests);
    const ids = requests.map(({ requestId }) => requestId);
    const renewalsBefore = (await trailEntries(portal)).filter(({ kind }) => kind === 'rows-renewed').length;
    const before = await downgradeRows(portal, ids);
    const nightlyRun = deleteExpired(portal).catch(() => undefined);
    await eventually('the first rows', async () =>
      (await Promise.all(ids.map((id) => rowOf(portal, id)))).some((row) => 'review' in row),
    );
    await killApi(portal);
    await nightlyRun;
    await deleteExpired(portal);
    for (const id of ids) expect(await rowOf(portal, id)).toEqual(before.rows.get(id));
    expect(await countersOf(portal)).toEqual(before.counters);
    const renewals = (await trailEntries(portal)).filter(({ kind }) => kind === 'rows-renewed');
    expect(renewals).toHaveLength(renewalsBefore + 1);
  });

  it('are retried if one could not be read', async () => {
    const [unreadable, readable] = [newListedRequest(), newListedRequest()];
    await storeAndListRequests(portal, [unreadable, readable]);
    const before = await downgradeRows(portal, [unreadable.requestId, readable.requestId]);
    const root = (await containerOf(portal, 'requests')).item('root', unreadable.requestId);
    const { resource } = await root.read<{ status: string }>();
    await root.patch([{ op: 'set', path: '/status', value: 7 }]);
    await deleteExpired(portal);
    expect(await rowOf(portal, readable.requestId)).toEqual(before.rows.get(readable.requestId));
    expect((await runs())[0]).toMatchObject({ failures: 1, isComplete: false });
    await root.patch([{ op: 'set', path: '/status', value: resource!.status }]);
    await deleteExpired(portal);
    expect(await rowOf(portal, unreadable.requestId)).toEqual(before.rows.get(unreadable.requestId));
    expect((await runs())[0]).toMatchObject({ failures: 0, isComplete: true });
    expect(await countersOf(portal)).toEqual(before.counters);
  });
});

describe('uploads that were never submitted', () => {
  const upload = async (draftId: string) =>
    uploadFile(portal, draftId, { name: 'LOA.pdf', content: pdfBytes() });

  it('stay for 24 hours and are deleted a minute later', async () => {
    const [recent, old] = [randomUUID(), randomUUID()];
    const [youngFile, oldFile] = [await upload(recent), await upload(old)];
    await ageUploads(portal, `req-${recent}`, 23 * 60 + 59);
    await ageUploads(portal, `req-${old}`, 24 * 60 + 1);
    const refused = await callApi(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: { draftId: old, request: recordsRequest({ loaFiles: [{ fileId: oldFile }] }) },
    });
    expect(refused).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(refused.message).toContain('more than 24 hours ago');
    await deleteExpired(portal);
    expect(await isUploaded(portal, `req-${recent}`, youngFile)).toBe(true);
    expect(await isUploaded(portal, `req-${old}`, oldFile)).toBe(false);
    expect((await runs())[0]).toMatchObject({ uploads: 1 });
    const deletions = (await trailEntries(portal)).filter(({ kind }) => kind === 'uploads-deleted');
    expect(JSON.stringify(deletions)).toContain(oldFile);
    expect(JSON.stringify(deletions)).not.toContain(old);
    await submitRequest(portal, { loaFiles: [{ fileId: youngFile }] }, recent);
  });

  it('stay while a client’s unfinished request names them, and can then be submitted', async () => {
    const client = await signUpPerson(portal);
    const draftId = randomUUID();
    const [kept, dropped] = [await upload(draftId), await upload(draftId)];
    const file = { fileId: kept, name: 'LOA.pdf', size: pdfBytes().byteLength };
    const body = { ...anUnfinishedRequest({ loaFiles: [file] }), draftId };
    await dataOf(portal.api, saveUnfinishedRequest, { headers: headersOf(client), body });
    await ageUploads(portal, `req-${draftId}`, 20 * 24 * 60);
    await deleteExpired(portal);
    expect(await isUploaded(portal, `req-${draftId}`, kept)).toBe(true);
    expect(await isUploaded(portal, `req-${draftId}`, dropped)).toBe(false);
    const [other, otherDraft] = [await upload(draftId), randomUUID()];
    await dataOf(portal.api, saveUnfinishedRequest, {
      headers: headersOf(client),
      body: {
        ...body,
        draftId: otherDraft,
        values: { ...body.values, loaFiles: [{ ...file, fileId: other }] },
      },
    });
    await ageUploads(portal, `req-${draftId}`, 20 * 24 * 60);
    await deleteExpired(portal);
    expect(await isUploaded(portal, `req-${draftId}`, other)).toBe(false);
    await submitRequest(portal, { loaFiles: [{ fileId: kept }] }, draftId, client);
  });

  it('of a discarded request are deleted', async () => {
    const client = await signUpPerson(portal);
    const draftId = randomUUID();
    const fileId = await upload(draftId);
    const values = { loaFiles: [{ fileId, name: 'LOA.pdf', size: pdfBytes().byteLength }] };
    const headers = headersOf(client);
    await dataOf(portal.api, saveUnfinishedRequest, {
      headers,
      body: { ...anUnfinishedRequest(values), draftId },
    });
    await dataOf(portal.api, discardUnfinishedRequest, { headers, body: { draftId } });
    await ageUploads(portal, `req-${draftId}`, 24 * 60 + 2);
    await deleteExpired(portal);
    expect(await isUploaded(portal, `req-${draftId}`, fileId)).toBe(false);
  });

  it('under an update’s key are deleted unless a request claimed them', async () => {
    const held = await submitRequest(portal);
    const [submittedKey, unusedKey] = [`update-${randomUUID()}`, `update-${randomUUID()}`];
    const [submittedFile, unusedFile] = [
      await uploadUnder(portal, submittedKey),
      await uploadUnder(portal, unusedKey),
    ];
    const body = { updateId: undefined, uploadedFiles: [{ fileId: submittedFile }] };
    expect(await sendUpdate(portal, held, body)).toMatchObject({ status: 200 });
    for (const key of [submittedKey, unusedKey]) await ageUploads(portal, key, 24 * 60 + 1);
    await deleteExpired(portal);
    // Once it is scanned, the copy in quarantine is no longer needed.
    const isKept =
      (await isUploaded(portal, submittedKey, submittedFile)) ||
      (await storedFile(portal, held.requestId, submittedFile)).scan === 'clean';
    expect(isKept).toBe(true);
    expect(await isUploaded(portal, unusedKey, unusedFile)).toBe(false);
  });

  it('stay while their draft waits for a bank payment', async () => {
    const draftId = randomUUID();
    const [held, dropped] = [await upload(draftId), await upload(draftId)];
    const request = recordsRequest({ loaFiles: [{ fileId: held }] });
    const { paymentIntentId } = await openFeePayment(portal, draftId, request);
    const stripe = stripeOf(portal);
    const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: method.id, ...MANDATE });
    await ageUploads(portal, `req-${draftId}`, 15 * 24 * 60);
    await ageDraft(draftId, 15);
    await deleteExpired(portal);
    expect(await isUploaded(portal, `req-${draftId}`, held)).toBe(true);
    expect(await isUploaded(portal, `req-${draftId}`, dropped)).toBe(false);
    // The bank account is finally verified.
    await stripe.paymentIntents.verifyMicrodeposits(paymentIntentId, { descriptor_code: 'SM11AA' });
    const body = { draftId, payment: { id: paymentIntentId } };
    const { requestId } = await dataOf(portal.site, submitClientRequest, { body });
    expect(await storedFile(portal, requestId, held)).toMatchObject({ originalName: 'LOA.pdf' });
  });

  it('are deleted with their snapshots, also while somebody has a lease of one', async () => {
    const draftId = randomUUID();
    const key = `req-${draftId}`;
    const uploads = [await upload(draftId), await upload(draftId)];
    const quarantine = blobContainerOf(portal, 'quarantine');
    for (const fileId of uploads) await quarantine.getBlobClient(`${key}/${fileId}`).createSnapshot();
    await quarantine.getBlobClient(`${key}/${uploads[0]}`).getBlobLeaseClient().acquireLease(-1);
    await ageUploads(portal, key, 24 * 60 + 2);
    await deleteExpired(portal);
    expect(await Promise.all(uploads.map((fileId) => isUploaded(portal, key, fileId)))).toEqual([
      false,
      false,
    ]);
    expect((await runs())[0]).toMatchObject({ uploads: 2, failures: 0 });
  });

  it('that were accepted lose their copies in quarantine, even if their task was lost', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadAndRelease(portal, staff, requestId, FREE);
    expect(await blobLocationsOf(portal, requestId, fileId)).toEqual(['quarantine', 'documents']);
    const requests = await containerOf(portal, 'requests');
    await requests.item(`task|copy|${fileId}`, requestId).delete();
    await ageUploads(portal, requestId, 24 * 60 + 2);
    await deleteExpired(portal);
    expect(await blobLocationsOf(portal, requestId, fileId)).toEqual(['documents']);
  });

  it('can be used again by their draft, days later', async () => {
    const draftId = randomUUID();
    const request = recordsRequest({ loaFiles: [{ fileId: await upload(draftId) }] });
    const { paymentIntentId } = await openFeePayment(portal, draftId, request);
    await ageUploads(portal, `req-${draftId}`, 3 * 24 * 60);
    expect(await openFeePayment(portal, draftId, request)).toMatchObject({ paymentIntentId });
  });
});

const draftOf = async (draftId: string) => {
  const id = `draft|${draftId}`;
  const container = await containerOf(portal, 'accounts');
  return { item: container.item(id, id), resource: (await container.item(id, id).read()).resource };
};

/** Backdates the saving of a draft by this many days. */
async function ageDraft(draftId: string, days: number): Promise<void> {
  const { item } = await draftOf(draftId);
  await item.patch([{ op: 'set', path: '/savedAt', value: hoursAgo(days * 24) }]);
}

/** A draft of this age with a cancelled payment, and the partition of its task. */
async function cancelledDraft(days: number) {
  const draftId = randomUUID();
  const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
  await stripeOf(portal).paymentIntents.cancel(paymentIntentId);
  await ageDraft(draftId, days);
  const tasks = await (
    await containerOf(portal, 'requests')
  ).items
    .query<{ requestId: string; work: unknown }>(
      "SELECT c.requestId, c.work FROM c WHERE c.id = 'task|draft'",
    )
    .fetchAll();
  const own = tasks.resources.find(({ work }) => JSON.stringify(work).includes(draftId));
  return { draftId, requestId: own!.requestId };
}

describe('a draft', () => {
  it('is deleted 14 days later if its payment was canceled, and not before', async () => {
    const [recent, old] = [randomUUID(), randomUUID()];
    for (const draftId of [recent, old]) {
      const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
      await stripeOf(portal).paymentIntents.cancel(paymentIntentId);
    }
    await ageDraft(recent, 13);
    await ageDraft(old, 15);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await deleteExpired(portal);
    expect((await draftOf(recent)).resource).toBeDefined();
    expect((await draftOf(old)).resource).toBeUndefined();
    expect((await runs())[0]).toMatchObject({ drafts: 1 });
  });

  it('is deleted by the next nightly run if one was interrupted', async () => {
    const drafts = await Promise.all([cancelledDraft(15), cancelledDraft(15), cancelledDraft(15)]);
    const inOrder = drafts.toSorted((a, b) => (a.requestId < b.requestId ? -1 : 1));
    const container = await containerOf(portal, 'config');
    const [{ requestId: cursor }] = inOrder as [(typeof drafts)[0]];
    await container
      .item('retention-runs', 'retention-runs')
      .patch([{ op: 'set', path: '/cursors/drafts', value: cursor }]);
    const whichExist = async () => {
      const exist = [];
      for (const { draftId } of inOrder) exist.push((await draftOf(draftId)).resource !== undefined);
      return exist;
    };
    await deleteExpired(portal);
    expect(await whichExist()).toEqual([true, false, false]);
    await deleteExpired(portal);
    expect(await whichExist()).toEqual([false, false, false]);
  });

  it('stays while its payment is open or paid, however old', async () => {
    const [open, paid] = [randomUUID(), randomUUID()];
    await openFeePayment(portal, open, recordsRequest());
    const { paymentIntentId } = await payForDraft(portal, paid, recordsRequest());
    await ageDraft(open, 400);
    await ageDraft(paid, 400);
    await deleteExpired(portal);
    for (const draftId of [open, paid]) expect((await draftOf(draftId)).resource).toBeDefined();
    const body = { draftId: paid, payment: { id: paymentIntentId } };
    await dataOf(portal.site, submitClientRequest, { body });
  });
});

describe('the retention setting', () => {
  it.each([29, 3651, 30.5, '30', -1])('of %j days is refused', async (days) => {
    const body = { days, reason: 'A policy' };
    const headers = headersOf(admin);
    expect((await callApi(portal.api, saveRetention, { headers, body })).status).toBe(400);
    const choice = { kind: 'days', days };
    const wrong = { requestId: `req_${'a'.repeat(24)}`, choice, reason: 'A policy' };
    expect((await callApi(portal.api, changeRetention, { headers, body: wrong })).status).toBe(400);
  });

  it('requires a reason, an existing file, and no concurrent change', async () => {
    const headers = headersOf(admin);
    const { requestId, fileId } = await closedRequest(31);
    const send = (body: object) => callApi(portal.api, changeRetention, { headers, body });
    const change = { requestId, choice: { kind: 'always' }, reason: 'A lawsuit' };
    expect((await send({ ...change, reason: ' ' })).status).toBe(400);
    expect((await send({ ...change, fileId: `file_${'0'.repeat(32)}` })).status).toBe(404);
    await deleteExpired(portal);
    expect((await send({ ...change, fileId })).status).toBe(409);
    const seen = { days: 90, reason: 'A policy', seen: 60 };
    expect((await callApi(portal.api, saveRetention, { headers, body: seen })).status).toBe(409);
  });

  it('is shown with its history', async () => {
    await setRetention(portal, admin, 90);
    const { days, history } = await setRetention(portal, admin, null);
    expect(days).toBeNull();
    expect(history.slice(0, 2)).toMatchObject([{ days: null, reason: 'A new policy' }, { days: 90 }]);
    const due = await closedRequest(4000);
    await deleteExpired(portal);
    expect(await deletedAt(due)).toBeNull();
  });
});
