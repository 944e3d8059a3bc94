import { randomUUID } from 'node:crypto';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff } from '../../../support/accounts/accounts.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { prefill, sendUpdate, uploadForUpdate } from '../../../support/requests/clientUpdates.ts';
import { requestContent } from '../../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { accessHeader, lookUpAfterScan } from '../../../support/requests/holder.ts';
import { pdfBytes, uploadFile } from '../../../support/requests/order.ts';

const portal = inject('portal');

/** In two parts, so that no scanner reports this file. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}' + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

type SubmittedRequest = Awaited<ReturnType<typeof copySubmission>>;

const bytes = (text: string) => new TextEncoder().encode(text);

/** Requests one upload link under a key. */
const askForLink = (key: string, file: { name: string; size: number }, headers: Record<string, string>) =>
  callApi(portal.api, generateUploadUrls, {
    headers: { ...headers, ...randomIpHeader() },
    body: { requestId: key, files: [file] },
  });

const pdf = { name: 'a.pdf', size: 100 };

describe('Order ID and code', () => {
  it('that do not match get the same response, whatever patient is named', async () => {
    const submitted = await copySubmission(portal);
    const body = { uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }] };
    const right = { patientName: 'Pat Example', patientDob: '1980-02-03' };
    const responses = [
      await sendUpdate(portal, { ...submitted, verificationCode: 'WR0NG-00001' }, { ...body, ...right }),
      await sendUpdate(portal, { ...submitted, verificationCode: 'WR0NG-00002' }, body),
      await sendUpdate(portal, { orderId: randomUUID(), verificationCode: 'WR0NG-00001' }, body),
    ];
    for (const { status, message } of responses) {
      expect({ status, message }).toEqual({ status: 404, message: 'Request not found' });
    }
  });

  it('are locked for an address after five wrong codes, even the right one', async () => {
    const submitted = await copySubmission(portal);
    const body = { uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }] };
    const headers = randomIpHeader();
    for (let count = 1; count <= 5; count++) {
      await sendUpdate(portal, { ...submitted, verificationCode: `WR0NG-0000${count}` }, body, headers);
    }
    expect(await sendUpdate(portal, submitted, body, headers)).toMatchObject({
      status: 429,
      error: { code: 'locked' },
    });
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({ error: { code: 'file_rejected' } });
  });
});

describe('an update is refused', () => {
  let submitted: SubmittedRequest;
  beforeAll(async () => {
    submitted = await copySubmission(portal);
  });

  it.each<[what: string, field: string, value: unknown, message: string]>([
    ['no Order ID', 'orderId', ' ', 'Order ID is required'],
    ['no code', 'verificationCode', '', 'Verification code is required'],
    ['no reason', 'updateReason', undefined, 'Update reason is required'],
    ['an unknown reason', 'updateReason', 'Boredom', 'Update reason is required'],
    ['no details', 'updateDetails', ' \n', 'Update details are required'],
    ['details that are too long', 'updateDetails', 'x'.repeat(2001), 'Please use at most 2000 characters'],
    ['no file', 'uploadedFiles', [], 'At least one file is required'],
    ['a short phone', 'contactPhone', '12-456', 'Please enter a valid phone number'],
    ['no update id', 'updateId', 'x', 'The update ID must be a UUID'],
  ])('with %s', async (_, field, value, message) => {
    const body = { uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }], [field]: value };
    expect(await sendUpdate(portal, submitted, body)).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
  });

  it.each<[what: string, file: { name: string; content: Uint8Array; size?: number }, message: string]>([
    [
      'whose content is not a GIF',
      { name: 'page.gif', content: bytes('<svg onload=alert(1)>') },
      'The content of file page.gif does not match its file type. Please save it again as a PDF, PNG, JPG or GIF file and try again.',
    ],
    [
      'that is larger than announced',
      { name: 'scan.pdf', content: bytes(`%PDF-1.7${' '.repeat(10 * 1024 * 1024)}`), size: 100 },
      'File scan.pdf is too large. Maximum size is 10MB.',
    ],
  ])('with a file %s', async (_, file, message) => {
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, submitted, updateId, file);
    expect(await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] })).toMatchObject({
      status: 422,
      message,
      error: { code: 'file_rejected' },
    });
  });

  it('with files of another request, another update, a draft, or none', async () => {
    const other = await copySubmission(portal);
    const updateId = randomUUID();
    const fileIds = [
      await uploadForUpdate(portal, other, updateId),
      await uploadForUpdate(portal, submitted, randomUUID()),
      await uploadFile(portal, updateId, { name: 'a.pdf', content: pdfBytes() }),
      `file_${'0'.repeat(32)}`,
    ];
    for (const fileId of fileIds) {
      expect(await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] })).toMatchObject({
        status: 422,
        message: 'A file of this request was not uploaded. Please add it again.',
      });
    }
  });

  it('and changes nothing', async () => {
    const { status, seq, updates } = await requestContent(portal, submitted.requestId);
    expect({ status, updates }).toEqual({ status: 'pending', updates: [] });
    expect(seq).toBe(1);
  });
});

describe('links for an update', () => {
  let submitted: SubmittedRequest;
  let access: Record<string, string>;
  beforeAll(async () => {
    submitted = await copySubmission(portal);
    access = accessHeader(await prefill(portal, submitted));
  });
  const key = () => updateKeyOf(submitted.requestId, randomUUID());

  it('are issued only to the request’s holder and clients, and do not reveal it to others', async () => {
    const other = accessHeader(await prefill(portal, await copySubmission(portal)));
    expect(await askForLink(key(), pdf, access)).toMatchObject({ status: 200 });
    for (const headers of [{}, other]) {
      expect(await askForLink(key(), pdf, headers)).toMatchObject({ status: 404 });
    }
    const ofUnknown = updateKeyOf(`req_${'x'.repeat(24)}`, randomUUID());
    expect(await askForLink(ofUnknown, pdf, access)).toMatchObject({ status: 404 });
  });

  it.each([
    ['run.exe', 100, 'File run.exe has an unsupported format. Please use PDF, PNG, JPG, or GIF.'],
    ['letter.docx', 100, 'File letter.docx has an unsupported format. Please use PDF, PNG, JPG, or GIF.'],
    ['big.gif', 10 * 1024 * 1024 + 1, 'File big.gif is too large. Maximum size is 10MB.'],
  ])('are refused for %s', async (name, size, message) => {
    expect(await askForLink(key(), { name, size }, access)).toMatchObject({ status: 422, message });
  });

  it('are limited to twenty per update, in any case of its ID', async () => {
    const updateId = randomUUID();
    const files = Array.from({ length: 20 }, () => pdf);
    const first = await callApi(portal.api, generateUploadUrls, {
      headers: { ...access, ...randomIpHeader() },
      body: { requestId: updateKeyOf(submitted.requestId, updateId), files },
    });
    expect(first.status).toBe(200);
    const upperCaseKey = `update-${submitted.requestId}-${updateId.toUpperCase()}`;
    expect(await askForLink(upperCaseKey, pdf, access)).toMatchObject({ status: 422 });
    expect(await askForLink(key(), pdf, access)).toMatchObject({ status: 200 });
  });
});

it('an infected file is blocked for both sides, and the update is kept', async () => {
  const submitted = await copySubmission(portal);
  const updateId = randomUUID();
  const content = bytes(`%PDF-1.7\n${EICAR}\n%%EOF`);
  const fileId = await uploadForUpdate(portal, submitted, updateId, { name: 'page.pdf', content });
  expect(await sendUpdate(portal, submitted, { updateId, uploadedFiles: [{ fileId }] })).toMatchObject({
    status: 200,
  });
  const blocked = { fileId, scan: 'infected', isViewable: false, isDownloadable: false };
  const tracked = await lookUpAfterScan(portal, submitted);
  expect(tracked.uploadedFiles).toEqual([expect.objectContaining(blocked)]);
  const seen = await dataOf(portal.api, getRequestDetails, {
    headers: { ...authHeaders(await createStaff(portal)), ...randomIpHeader() },
    query: { requestId: submitted.requestId },
  });
  expect(seen.uploadedFiles).toEqual([expect.objectContaining(blocked)]);
  expect(seen.status).toBe('update_requested');
});
