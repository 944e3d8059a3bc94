import { randomUUID } from 'node:crypto';
import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { describe, expect, inject, it } from 'vitest';
import { type ApiResponse, callApi } from '../../support/api/callApi.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { uploadForUpdate, uploadUnder } from '../../support/requests/clientUpdates.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes, uploadFile } from '../../support/requests/order.ts';

const portal = inject('portal');

const newKey = () => `update-${randomUUID()}`;

function requestUploadLinks(
  requestId: string,
  files: readonly { name: string; size: number }[],
): Promise<ApiResponse> {
  return callApi(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId, files },
  });
}

/** Sends an update without an update id: only its files identify it. */
function update(
  { orderId, verificationCode }: { orderId: string; verificationCode: string },
  fileIds: readonly string[],
  more: object = {},
): Promise<ApiResponse> {
  return callApi(portal.api, updateClientRequest, {
    headers: randomIpHeader(),
    body: {
      orderId,
      verificationCode,
      updateReason: 'Other',
      updateDetails: 'One more page.',
      uploadedFiles: fileIds.map((fileId) => ({ fileId })),
      ...more,
    },
  });
}

const REFUSED = {
  status: 422,
  error: { code: 'file_rejected', fields: { 'uploadedFiles.0': expect.any(String) } },
};

async function updatesOf(requestId: string): Promise<unknown[]> {
  return (await requestContent(portal, requestId))['updates'] as unknown[];
}

describe('an upload key that no request has claimed', () => {
  it('creates one update from all calls that name its files', async () => {
    const request = await copySubmission(portal);
    const fileId = await uploadUnder(portal, newKey());
    const responses = await Promise.all(Array.from({ length: 10 }, () => update(request, [fileId])));
    responses.push(await update(request, [fileId]));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await updatesOf(request.requestId)).toHaveLength(1);
    expect((await lookUpAfterScan(portal, request)).uploadedFiles).toMatchObject([{ fileId, scan: 'clean' }]);
  });

  it('is claimed by one of two requests, never by both', async () => {
    const [mine, theirs] = [await copySubmission(portal), await copySubmission(portal)];
    const fileId = await uploadUnder(portal, newKey());
    const responses = await Promise.all([update(mine, [fileId]), update(theirs, [fileId])]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const loser = responses[0].status === 200 ? theirs : mine;
    expect(await update(loser, [fileId])).toMatchObject(REFUSED);
    expect(await updatesOf(loser.requestId)).toEqual([]);
  });

  it('creates no second update and issues no more links once it is claimed', async () => {
    const request = await copySubmission(portal);
    const key = newKey();
    const [first, second] = [await uploadUnder(portal, key), await uploadUnder(portal, key)];
    expect(await update(request, [first])).toMatchObject({ status: 200 });
    expect(await update(request, [first], { updateDetails: 'Something else.' })).toMatchObject({
      status: 409,
    });
    expect(await update(request, [second])).toMatchObject({ status: 409 });
    expect(
      await requestUploadLinks(key.toUpperCase().replace('UPDATE', 'update'), [{ name: 'a.pdf', size: 1 }]),
    ).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    expect(await updatesOf(request.requestId)).toHaveLength(1);
  });

  it('is not claimed by a wrong code or by rejected files', async () => {
    const request = await copySubmission(portal);
    const key = newKey();
    const fileId = await uploadUnder(portal, key);
    expect(await update({ ...request, verificationCode: 'AAAAA-AAAAA' }, [fileId])).toMatchObject({
      status: 404,
    });
    const fake = await uploadUnder(portal, key, {
      name: 'fake.pdf',
      content: new TextEncoder().encode('not a PDF'),
    });
    expect(await update(request, [fileId, fake])).toMatchObject({ status: 422 });
    expect(await update(request, [fileId])).toMatchObject({ status: 200 });
  });

  it('has the limits and the quota of the update form', async () => {
    const key = newKey();
    const tooLarge = { name: 'a.pdf', size: 10 * 1024 * 1024 + 1 };
    expect(await requestUploadLinks(key, [tooLarge])).toMatchObject({
      status: 422,
      message: 'File a.pdf is too large. Maximum size is 10MB.',
    });
    expect(await requestUploadLinks(key, [{ name: 'a.docx', size: 1 }])).toMatchObject({
      status: 422,
      message: 'File a.docx has an unsupported format. Please use PDF, PNG, JPG, or GIF.',
    });
    const twenty = Array.from({ length: 20 }, (_, index) => ({ name: `${index}.pdf`, size: 1 }));
    expect(await requestUploadLinks(key, twenty)).toMatchObject({ status: 200 });
    expect(await requestUploadLinks(key, [{ name: 'more.pdf', size: 1 }])).toMatchObject({ status: 422 });
    expect(await requestUploadLinks(newKey(), twenty)).toMatchObject({ status: 200 });
  });
});

describe('an update that only names its files', () => {
  it('accepts files uploaded for the same request', async () => {
    const request = await copySubmission(portal);
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, request, updateId);
    expect(await update(request, [fileId])).toMatchObject({ status: 200, data: { updateId } });
    expect(await update(request, [fileId], { updateId })).toMatchObject({ status: 200, data: { updateId } });
  });

  it('rejects unknown files and those of another request, a draft or two keys', async () => {
    const [mine, theirs] = [await copySubmission(portal), await copySubmission(portal)];
    const theirFile = await uploadForUpdate(portal, theirs, randomUUID());
    const draftFile = await uploadFile(portal, randomUUID(), { name: 'a.pdf', content: pdfBytes() });
    for (const fileId of [theirFile, draftFile, `file_${'0'.repeat(32)}`]) {
      expect(await update(mine, [fileId])).toMatchObject(REFUSED);
    }
    const [one, two] = [await uploadUnder(portal, newKey()), await uploadUnder(portal, newKey())];
    expect(await update(mine, [one, two])).toMatchObject({
      status: 422,
      error: { fields: { 'uploadedFiles.1': expect.any(String) } },
    });
    expect(await updatesOf(mine.requestId)).toEqual([]);
  });
});
