import { randomUUID } from 'node:crypto';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { downloadAllCalls } from '../../support/files/downloadAllCalls.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { documentsOf, storedRequest } from '../../support/portal/stores.ts';
import { invoiceCalls, invoiceLine } from '../../support/payments/invoiceCalls.ts';
import { accessHeader, lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const NOTICE = 'Notice of 42 CFR 2.32.pdf';

/** Two documents that were released one after the other, as the client sees them. */
async function releaseTwo(staff: Person, scope: object) {
  const request = await submitRequest(portal, { scope });
  const before = await lookUpAfterScan(portal, request);
  const fileIds = [];
  for (const name of ['one.pdf', 'two.pdf']) {
    const upload = { name, content: pdfBytes(name) };
    fileIds.push(await uploadAndRelease(portal, staff, request.requestId, { embargoEnabled: false }, upload));
  }
  return { request, before, after: await lookUpAfterScan(portal, request), fileIds };
}

async function zipOf(after: Awaited<ReturnType<typeof releaseTwo>>['after'], requestId: string) {
  const all = downloadAllCalls(portal, accessHeader(after), requestId);
  const { bundleId } = await all.prepareAndWait();
  return all.unpack(bundleId);
}

const releasedNames = ({ uploadedFiles }: Awaited<ReturnType<typeof lookUpAfterScan>>) =>
  uploadedFiles.filter(({ uploadedByAdmin }) => uploadedByAdmin).map(({ originalName }) => originalName);

it('the notice of 42 CFR 2.32 is released once with the documents, and is in the zip', async () => {
  const staff = await createStaff(portal);
  const { request, before, after } = await releaseTwo(staff, {
    dates: 'all',
    include: 'Notes of 心電図',
    sensitive: { substanceUse: 'subpoena_packet' },
  });
  expect(before).not.toHaveProperty('substanceUseNotice');
  expect(after.substanceUseNotice).toMatchObject({
    consent: 'subpoena_packet',
    source: expect.stringContaining('42 CFR 2.32') as string,
  });
  expect(releasedNames(after).toSorted()).toEqual([NOTICE, 'one.pdf', 'two.pdf']);
  const notice = after.uploadedFiles.find(({ originalName }) => originalName === NOTICE);
  expect(notice).toMatchObject({
    isDownloadable: true,
    isNotice: true,
    requiresPayment: false,
    contentType: 'application/pdf',
  });

  expect(await storedRequest(portal, request.requestId)).toMatchObject({
    files: { [notice!.fileId]: { noticeVersion: after.substanceUseNotice!.version } },
  });
  const events = await documentsOf(portal, request.requestId, 'event');
  const added = events.filter(({ kind }) => kind === 'files-added');
  expect(new Set(added.map(({ details }) => (details as { files: number }).files))).toEqual(new Set([1, 2]));

  const files = await zipOf(after, request.requestId);
  const folder = 'Files from the legal team';
  expect([...files.keys()].toSorted()).toEqual(
    [NOTICE, 'one.pdf', 'two.pdf'].map((name) => `${folder}/${name}`),
  );
  expect(files.get(`${folder}/${NOTICE}`)?.subarray(0, 5).toString()).toBe('%PDF-');
});

it('the notice cannot be withdrawn before the documents', async () => {
  const staff = await createStaff(portal);
  const { request, after, fileIds } = await releaseTwo(staff, {
    sensitive: { substanceUse: 'subpoena_packet' },
  });
  const notice = after.uploadedFiles.find(({ originalName }) => originalName === NOTICE)!;
  const withdraw = (fileId: string) =>
    callApi(portal.api, withdrawFile, {
      headers: authHeaders(staff),
      body: { requestId: request.requestId, fileId },
    });
  expect(await withdraw(notice.fileId)).toMatchObject({
    status: 409,
    message: 'This notice accompanies the released documents. Withdraw them first.',
  });
  for (const fileId of [...fileIds, notice.fileId])
    expect(await withdraw(fileId)).toMatchObject({ status: 200 });
});

it('the notice is not work of somebody else for the clerk who released the documents', async () => {
  const staff = await createStaff(portal);
  const { request, fileIds } = await releaseTwo(staff, { sensitive: { substanceUse: 'subpoena_packet' } });
  const { create } = invoiceCalls(portal, staff, request.requestId);
  const seenWork = { fileIds, invoiceIds: [] };
  expect(await create([invoiceLine], randomUUID(), { seenWork })).toMatchObject({ status: 201 });
});

it('no notice accompanies other records', async () => {
  const staff = await createStaff(portal);
  const { request, after } = await releaseTwo(staff, { dates: 'all', sensitive: { hiv: 'subpoena_packet' } });
  expect(after).not.toHaveProperty('substanceUseNotice');
  expect(releasedNames(after).toSorted()).toEqual(['one.pdf', 'two.pdf']);
  expect((await zipOf(after, request.requestId)).size).toBe(2);
});
