import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { hoursAgo, patchFile } from '../../support/files/releasedFiles.ts';

/** Rows of the call tables of both specifications, with literal paths, documented payloads and documented names. */

const portal = inject('portal');

interface Reply {
  readonly status: number;
  readonly success: boolean;
  readonly message?: string;
  readonly data: Data;
}

/** The fields that these tests read from a response. */
interface Data {
  readonly url: string;
  readonly loaIncluded: boolean;
  readonly requestAccess: string;
  readonly uploadedFiles: readonly FileRecord[];
}

interface FileRecord {
  readonly scan: string;
  readonly url: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly nextDownloadTime: string;
  readonly downloadWindowExtendedAt: string;
  readonly isDownloadable: boolean;
  readonly isDownloadedByPublic: boolean;
}

async function call(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Reply> {
  const response = await fetch(`${portal.site}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...randomIpHeader(),
      ...(token && { authorization: `Bearer ${token}`, 'x-portal-authorization': `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
}

let staff: Person;
beforeAll(async () => {
  staff = await createStaff(portal);
});

interface Order {
  readonly requestId: string;
  readonly orderId: string;
  readonly verificationCode: string;
}

const status = ({ orderId, verificationCode }: Order) =>
  call('GET', `/getRequestStatus?${new URLSearchParams({ orderId, verificationCode })}`);

/** Uploads a document as the console does; returns the record that the console sends. */
async function uploadDocument({ requestId }: Order, name = 'chart.pdf') {
  const content = pdfBytes(name);
  const links = await call('POST', '/generateUploadUrls', {
    token: staff.token,
    body: { requestId, files: [{ name, type: 'application/pdf', size: content.byteLength }] },
  });
  const [link] = links.data as unknown as { uploadUrl: string; fileId: string }[];
  const { uploadUrl, fileId } = link!;
  const put = await fetch(uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob' },
    body: content as Uint8Array<ArrayBuffer>,
  });
  expect(put.status).toBe(201);
  return {
    fileId,
    originalName: name,
    contentType: 'application/pdf',
    size: content.byteLength,
  };
}

const free = { requiresPayment: false, chargeAmount: 0, embargoEnabled: false, embargoDays: 0 };
const charged = { requiresPayment: true, chargeAmount: 25, embargoEnabled: false, embargoDays: 0 };

const release = (request: Order, uploadedFiles: object[]) =>
  call('POST', '/updateRequestFiles', {
    token: staff.token,
    body: { requestId: request.requestId, comment: 'Pages 1 to 40', uploadedFiles },
  });

async function releaseFile(terms: object) {
  const request = await copySubmission(portal);
  const file = await uploadDocument(request);
  const result = await release(request, [{ ...file, ...terms }]);
  expect(result).toMatchObject({ status: 200, success: true });
  await eventually(
    'the malware scan',
    async () => (await status(request)).data.uploadedFiles[0]!.scan === 'clean',
  );
  return { request, fileId: file.fileId };
}

const named = (fileId: string, { requestId }: Order) => new URLSearchParams({ fileId, requestId });

describe('documented calls: files', () => {
  it('POST /updateRequestFiles releases each file with its own terms', async () => {
    const request = await copySubmission(portal);
    const [a, b] = [await uploadDocument(request, 'a.pdf'), await uploadDocument(request, 'b.pdf')];
    const result = await release(request, [
      {
        ...a,
        ...charged,
        adminComment: 'Own comment',
        isPaid: true,
        uploadedByAdmin: false,
        url: 'https://elsewhere.example/a.pdf',
        blobName: 'elsewhere',
        size: 1,
      },
      { ...b, ...free, embargoEnabled: true, embargoDays: 3 },
    ]);
    expect(result).toMatchObject({ status: 200, success: true });
    expect(result.data.uploadedFiles).toMatchObject([
      { fileId: a.fileId, requiresPayment: true, chargeAmount: 25, isPaid: false, uploadedByAdmin: true },
      { fileId: b.fileId, requiresPayment: false, chargeAmount: 0, embargoEnabled: true, embargoDays: 3 },
    ]);
    const { data } = await status(request);
    expect(data.uploadedFiles).toMatchObject([
      {
        fileId: a.fileId,
        requiresPayment: true,
        chargeAmount: 25,
        isPaid: false,
        adminComment: 'Own comment',
      },
      { fileId: b.fileId, requiresPayment: false, embargoDays: 3, adminComment: 'Pages 1 to 40' },
    ]);
    expect(data.uploadedFiles[0]!.size).toBe(a.size);
    expect(data.uploadedFiles[0]!.url).not.toContain('elsewhere');
  });

  it('POST /updateRequestFiles with free terms for all files', async () => {
    const request = await copySubmission(portal);
    const { requestId } = request;
    const uploadedFiles = [await uploadDocument(request)];
    const result = await call('POST', '/updateRequestFiles', {
      token: staff.token,
      body: { requestId, comment: '', ...free, uploadedFiles },
    });
    expect(result).toMatchObject({ status: 200, data: { uploadedFiles: [free] } });
  });

  it('POST /updateRequestFiles as a multipart form', async () => {
    const request = await copySubmission(portal);
    const form = new FormData();
    form.set('requestId', request.requestId);
    form.set('comment', 'Pages 1 to 40');
    form.set('uploadedFiles', JSON.stringify([{ ...(await uploadDocument(request)), ...charged }]));
    const send = async () => {
      const response = await fetch(`${portal.site}/api/updateRequestFiles`, {
        method: 'POST',
        headers: { ...randomIpHeader(), 'x-portal-authorization': `Bearer ${staff.token}` },
        body: form,
      });
      return { status: response.status, ...((await response.json()) as object) };
    };
    expect(await send()).toMatchObject({
      status: 200,
      data: { uploadedFiles: [{ adminComment: 'Pages 1 to 40', requiresPayment: true, chargeAmount: 25 }] },
    });
    form.set('uploadedFiles', '[');
    expect(await send()).toMatchObject({ status: 400, message: 'The request body is not a valid form' });
  });

  it('GET /downloadFileAuth returns data.url', async () => {
    const { request, fileId } = await releaseFile(free);
    const result = await call('GET', `/downloadFileAuth?${named(fileId, request)}`, { token: staff.token });
    expect(result).toMatchObject({ status: 200, success: true });
    expect((await fetch(result.data.url)).status).toBe(200);
  });

  it('GET /checkFileDownloadAuth returns data.canDownload', async () => {
    const { request, fileId } = await releaseFile(free);
    const result = await call('GET', `/checkFileDownloadAuth?${named(fileId, request)}`, {
      token: staff.token,
    });
    expect(result).toMatchObject({ status: 200, success: true, data: { canDownload: true } });
  });

  it('POST /extendDownloadWindow opens the window of a paid file for twelve more hours', async () => {
    const { request, fileId } = await releaseFile(charged);
    await patchFile(portal, request.requestId, fileId, {
      uploadedAt: hoursAgo(30),
      paidAt: hoursAgo(20),
      paymentState: 'paid',
    });
    const body = { requestId: request.requestId, fileId, adminId: staff.userId };
    const result = await call('POST', '/extendDownloadWindow', { token: staff.token, body });
    expect(result).toMatchObject({ status: 200, success: true });
    const [file] = (await status(request)).data.uploadedFiles;
    expect(Date.parse(file!.downloadWindowExtendedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(file?.isDownloadable).toBe(true);
  });
});

/** The file record of the status page; staff also see updateId and downloadWindowExtendedAt. */
const record = {
  fileId: expect.any(String),
  originalName: 'chart.pdf',
  blobName: expect.any(String),
  contentType: 'application/pdf',
  size: expect.any(Number),
  url: expect.stringMatching(/^https?:/),
  uploadedAt: expect.any(String),
  uploadedByAdmin: true,
  isDownloadedByPublic: false,
  uploadedForUpdate: false,
  updateReason: null,
  updateSubmittedAt: null,
  adminComment: 'Pages 1 to 40',
  downloadedAt: null,
};

describe('documented calls: the file record', () => {
  it('GET /getRequestStatus has it as flat fields: a free file under embargo', async () => {
    const { request } = await releaseFile({ ...free, embargoEnabled: true, embargoDays: 14 });
    const { data } = await status(request);
    expect(data.loaIncluded).toBe(true);
    const [file] = data.uploadedFiles;
    expect(file).toMatchObject({
      ...record,
      requiresPayment: false,
      isPaid: false,
      chargeAmount: 0,
      embargoEnabled: true,
      embargoDays: 14,
      isDownloadable: false,
      downloadReason: expect.any(String),
      nextDownloadTime: expect.any(String),
    });
    const days = (Date.parse(file!.nextDownloadTime) - Date.parse(file!.uploadedAt)) / 86_400_000;
    expect(days).toBeCloseTo(14);
    expect((await fetch(file!.url)).ok).toBe(false);
  });

  it('GET /getRequestStatus shows whether the client downloaded it', async () => {
    const { request, fileId } = await releaseFile(free);
    const { data } = await status(request);
    expect(data.uploadedFiles[0]).toMatchObject({
      ...record,
      embargoEnabled: false,
      embargoDays: 0,
      isDownloadable: true,
      downloadReason: null,
      nextDownloadTime: null,
    });
    const asStaff = await call('GET', `/downloadFileAuth?${named(fileId, request)}`, { token: staff.token });
    expect(asStaff.status).toBe(200);
    expect((await status(request)).data.uploadedFiles[0]!.isDownloadedByPublic).toBe(false);
    await fetch(`${portal.site}/api/downloadFile?${named(fileId, request)}`, {
      headers: { 'x-request-access': data.requestAccess, ...randomIpHeader() },
    });
    expect((await status(request)).data.uploadedFiles[0]!.isDownloadedByPublic).toBe(true);
  });

  it('GET /getRequestDetails has the same one for staff', async () => {
    const { request } = await releaseFile(charged);
    const { data } = await call('GET', `/getRequestDetails?requestId=${request.requestId}`, {
      token: staff.token,
    });
    expect(data.uploadedFiles[0]).toMatchObject({
      ...record,
      requiresPayment: true,
      isPaid: false,
      chargeAmount: 25,
      embargoEnabled: false,
      embargoDays: 0,
      downloadWindowExtendedAt: null,
      updateId: null,
    });
  });
});
