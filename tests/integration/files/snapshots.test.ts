import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { patchFile, storedFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { blobLocationsOf } from '../../support/operations/retention.ts';
import { recordScan } from '../../support/portal/controls.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';
import { pdfBytes, recordsRequest, submitRequest, uploadFile } from '../../support/requests/order.ts';

const portal = inject('portal');
const FREE = { embargoEnabled: false };

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

type Container = Parameters<typeof blobContainerOf>[1];

async function blobsOf(name: Container, prefix: string): Promise<string[]> {
  const names: string[] = [];
  const listed = blobContainerOf(portal, name).listBlobsFlat({ prefix, includeSnapshots: true });
  for await (const blob of listed) names.push(blob.name);
  return names;
}

const snapshot = (name: Container, blobName: string) =>
  blobContainerOf(portal, name).getBlobClient(blobName).createSnapshot();

/** Uploads a file announced with this size, and takes snapshots of it with the same link. */
async function uploadWithSnapshots(announced: number, content: Uint8Array, snapshots: number) {
  const draftId = randomUUID();
  const key = `req-${draftId}`;
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: key, files: [{ name: 'letter.pdf', size: announced }] },
  });
  const uploaded = await fetch(link!.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: Buffer.from(content),
  });
  expect(uploaded.status).toBe(201);
  for (let count = 0; count < snapshots; count += 1)
    expect((await fetch(`${link!.uploadUrl}&comp=snapshot`, { method: 'PUT' })).status).toBe(201);
  return { draftId, key, fileId: link!.fileId };
}

describe('a blob with snapshots is deleted', () => {
  it('if it is larger than announced', async () => {
    const { key } = await uploadWithSnapshots(1, new Uint8Array(11 * 1024 * 1024), 1);
    const left = await eventually('the deletion', async () => {
      const blobs = await blobsOf('quarantine', key);
      return blobs.length < 2 && blobs;
    });
    expect(left).toEqual([]);
  });

  it('if it is withdrawn', async () => {
    const { requestId } = await copySubmission(portal);
    const fileId = await uploadAndRelease(portal, staff, requestId, FREE);
    await snapshot('documents', `${requestId}/${fileId}`);
    await snapshot('quarantine', `${requestId}/${fileId}`);
    const headers = { ...authHeaders(staff), ...randomIpHeader() };
    const withdrawn = await callApi(portal.api, withdrawFile, { headers, body: { requestId, fileId } });
    expect(withdrawn.status).toBe(200);
    for (const name of ['documents', 'quarantine'] as const)
      expect(await blobsOf(name, requestId)).toEqual([]);
  });
});

it('snapshots count against the quota of a draft', async () => {
  const content = pdfBytes();
  const { key } = await uploadWithSnapshots(content.byteLength, content, 18);
  const announce = (files: number) =>
    callApi(portal.api, generateUploadUrls, {
      headers: randomIpHeader(),
      body: { requestId: key, files: Array.from({ length: files }, () => ({ name: 'a.pdf', size: 9 })) },
    });
  expect((await announce(2)).status).toBe(422);
  expect((await announce(1)).status).toBe(200);
});

describe('the copy in quarantine of an accepted file', () => {
  const withLetter = async () => {
    const draftId = randomUUID();
    const fileId = await uploadFile(portal, draftId, { name: 'letter.pdf', content: pdfBytes() });
    const files = { loaIncluded: false, loaFiles: [{ fileId }] };
    return { fileId, files, ...(await submitRequest(portal, files, draftId)) };
  };
  const locations = ({ requestId, fileId }: { requestId: string; fileId: string }) =>
    blobLocationsOf(portal, requestId, fileId);

  it('is deleted by a task that is due when the upload link has expired', async () => {
    const request = await withLetter();
    const copyTask = async () =>
      (await documentsOf(portal, request.requestId, 'task')).find(
        ({ id }) => id === `task|copy|${request.fileId}`,
      );
    const task = await eventually('the task', copyTask);
    const { uploadedAt } = await storedFile(portal, request.requestId, request.fileId);
    expect(Date.parse(String(task['due'])) - Date.parse(String(uploadedAt))).toBe(11 * 60_000);
    expect(await locations(request)).toEqual(['quarantine', 'documents']);
    await endTasksOf(portal, request.requestId);
    expect(await locations(request)).toEqual(['documents']);
  });

  it('is not needed by a repeated submit, save or scan event', async () => {
    const request = await withLetter();
    await eventually('the scan', async () => (await locations(request)).includes('documents'));
    await endTasksOf(portal, request.requestId);
    const { draftId, requestId, fileId, files, paymentIntentId } = request;
    const again = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    expect(again.requestId).toBe(requestId);
    const save = () =>
      callApi(portal.api, createPaymentIntent, {
        headers: randomIpHeader(),
        body: { draftId, request: recordsRequest({ ...files, orderId: request.orderId }) },
      });
    expect(await save()).toMatchObject({ status: 200, data: { paymentIntentId } });
    const draft = `draft|${draftId}`;
    await (await containerOf(portal, 'accounts')).item(draft, draft).delete();
    expect(await save()).toMatchObject({
      status: 409,
      message: expect.stringContaining('already submitted'),
    });
    await recordScan(portal, `req-${draftId}/${fileId}`);
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ scan: 'clean' });
    expect(await locations(request)).toEqual(['documents']);
    expect((await lookUpAfterScan(portal, request)).loaFiles).toMatchObject([{ fileId, isViewable: true }]);
  });

  it('is not needed by a request that a backup has from before its scan', async () => {
    const request = await withLetter();
    await eventually('the scan', async () => (await locations(request)).includes('documents'));
    await endTasksOf(portal, request.requestId);
    await patchFile(portal, request.requestId, request.fileId, { scan: 'pending' });
    const session = `uploads|req-${request.draftId}`;
    const accounts = await containerOf(portal, 'accounts');
    await accounts.item(session, session).patch([{ op: 'remove', path: `/files/${request.fileId}/scan` }]);
    const requests = await containerOf(portal, 'requests');
    await requests.items.upsert({
      id: 'task|scan-again',
      requestId: request.requestId,
      type: 'task',
      attempts: 0,
      due: new Date().toISOString(),
      work: [{ kind: 'scan' }],
    });
    await endTasksOf(portal, request.requestId);
    expect(await storedFile(portal, request.requestId, request.fileId)).toMatchObject({ scan: 'clean' });
  });
});
