import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { pdfBytes, recordsRequest } from '../../support/requests/order.ts';

const portal = inject('portal');

const NOT_AS_ANNOUNCED = 'File letter.pdf does not have the expected size. Please add it again.';

async function uploadAnnouncedAs(size: number, content: Uint8Array) {
  const draftId = randomUUID();
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${draftId}`, files: [{ name: 'letter.pdf', size }] },
  });
  const put = () =>
    fetch(link!.uploadUrl, {
      method: 'PUT',
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      body: Buffer.from(content),
    });
  expect((await put()).status).toBe(201);
  const { fileId } = link!;
  return { draftId, fileId, put, blobName: `req-${draftId}/${fileId}` };
}

const attach = (draftId: string, fileId: string) =>
  callApi(portal.api, createPaymentIntent, {
    headers: randomIpHeader(),
    body: { draftId, request: recordsRequest({ loaIncluded: false, loaFiles: [{ fileId }] }) },
  });

const exists = (blobName: string) => blobContainerOf(portal, 'quarantine').getBlobClient(blobName).exists();

describe('an upload of another size than announced', () => {
  it('is deleted when its scan arrives, if it is larger, even if nothing refers to it', async () => {
    const { draftId, fileId, blobName, put } = await uploadAnnouncedAs(1, new Uint8Array(11 * 1024 * 1024));
    await eventually('the deletion', async () => !(await exists(blobName)));
    const refused = { status: 422, message: NOT_AS_ANNOUNCED, error: { code: 'file_rejected' } };
    expect(await attach(draftId, fileId)).toMatchObject(refused);
    // The link allows another upload until it expires.
    expect((await put()).status).toBe(201);
    await eventually('the second deletion', async () => !(await exists(blobName)));
  });

  it.each([
    ['longer', 1],
    ['shorter', 1000],
  ])('is refused when a draft refers to it, if it is %s', async (_, size) => {
    const { draftId, fileId } = await uploadAnnouncedAs(size, pdfBytes());
    expect(await attach(draftId, fileId)).toMatchObject({
      status: 422,
      message: NOT_AS_ANNOUNCED,
      error: { code: 'file_rejected', fields: { 'request.loaFiles.0': NOT_AS_ANNOUNCED } },
    });
  });
});

it('an upload of the announced size is kept', async () => {
  const content = pdfBytes();
  const matching = await uploadAnnouncedAs(content.byteLength, content);
  const large = await uploadAnnouncedAs(1, content);
  // The scan results arrive in the order of the uploads.
  await eventually('the deletion of the other', async () => !(await exists(large.blobName)));
  expect(await exists(matching.blobName)).toBe(true);
  expect((await attach(matching.draftId, matching.fileId)).status).toBe(200);
});
