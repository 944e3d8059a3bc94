import { randomBytes, randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { compoundFile, docxFile } from '@portal/contract/testing/officeFiles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { openFeePayment, payForDraft, recordsRequest, uploadFile } from '../../support/requests/order.ts';

/** A portal of its own: a full queue would refuse the documents of other tests. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const MEGABYTE = 1024 * 1024;

/** Uploads a document and returns a call that saves its draft for payment, each from another address. */
async function draftWith(content: Uint8Array) {
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name: 'letter.docx', content });
  const request = recordsRequest({ uploadedFiles: [{ fileId }] });
  return () =>
    callApi(portal.api, createPaymentIntent, { headers: randomIpHeader(), body: { draftId, request } });
}

it('a paid draft continues whatever is added to it, because its files are not collected again', async () => {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await payForDraft(portal, draftId, request);
  const unsafe = await docxFile([{ name: 'word/vbaProject.bin', content: 'x' }]);
  const fileId = await uploadFile(portal, draftId, { name: 'letter.docx', content: unsafe });
  const again = await openFeePayment(portal, draftId, { ...request, uploadedFiles: [{ fileId }] });
  expect(again).toMatchObject({ paymentIntentId, status: 'succeeded' });
});

it('the documents of all lists of a form are inspected, and the error is at the field of the unsafe one', async () => {
  const draftId = randomUUID();
  const good = await docxFile();
  const unsafe = await docxFile([{ name: 'word/vbaProject.bin', content: 'x' }]);
  const fileOf = async (content: Uint8Array) => ({
    fileId: await uploadFile(portal, draftId, { name: 'letter.docx', content }),
  });
  const loaFiles = [await fileOf(good), await fileOf(good)];
  const uploadedFiles = [await fileOf(good), await fileOf(unsafe)];
  const save = (files: object) =>
    callApi(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: { draftId, request: recordsRequest({ loaFiles, uploadedFiles, ...files }) },
    });
  for (let call = 0; call < 2; call++) {
    const reply = await save({});
    expect(reply).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['request.uploadedFiles.1']);
  }
  expect((await save({ uploadedFiles: uploadedFiles.slice(0, 1) })).status).toBe(200);
});

it('too many documents at once are refused with 503 and a time to retry after, and can be sent again', async () => {
  // Unpacks to 24 MB that are searched, so that inspections take longer than the calls to reach the queue.
  const noise = randomBytes(300_000);
  const large = Buffer.concat([compoundFile([], 'v'.repeat(24 * MEGABYTE)), noise]);
  const content = await docxFile([{ name: 'word/embeddings/oleObject1.bin', content: large }]);
  const calls = await Promise.all(Array.from({ length: 24 }, () => draftWith(content)));
  const replies = await Promise.all(calls.map(async (call) => ({ call, reply: await call() })));
  const refused = replies.filter(({ reply }) => reply.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { reply } of refused) {
    expect(reply).toMatchObject({ status: 503, error: { code: 'unavailable', retryAfterSeconds: 5 } });
    expect(reply.headers.get('retry-after')).toBe('5');
  }
  expect((await refused[0]!.call()).status).toBe(200);
});
