import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { invoiceIn, invoiceCalls } from '../../support/payments/invoiceCalls.ts';
import { pay, pdfBytes } from '../../support/requests/order.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { storedRequest } from '../../support/portal/stores.ts';

/*
 * Calls for requests, uploads and payments from a client that is written from the call tables of the two
 * specifications: only the documented payloads and response names. Two additions are the portal's own: the fee
 * needs the draft, and holders send X-Request-Access.
 */

const portal = inject('portal');

let staff: Person;
let client: Person;

beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

// oxlint-disable-next-line typescript/no-explicit-any -- a client written from a table has no types
type Json = any;

interface DocumentedResponse {
  readonly status: number;
  readonly body: Json;
}

async function send(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<DocumentedResponse> {
  const response = await fetch(new URL(`/api/${path}`, portal.api), {
    method,
    headers: { 'content-type': 'application/json', ...randomIpHeader(), ...headers },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  });
  return { status: response.status, body: await response.json() };
}

const get = (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers);
const post = (path: string, payload: unknown, headers?: Record<string, string>) =>
  send('POST', path, payload, headers);

/** Uploads a file under a request key; returns the record that the documented client stores. */
async function uploadRecord(
  key: string,
  name = 'scan.pdf',
  headers: Record<string, string> = {},
): Promise<Json> {
  const content = pdfBytes(name);
  const size = content.byteLength;
  const links = await post(
    'generateUploadUrls',
    { files: [{ name, type: 'application/pdf', size }], requestId: key },
    headers,
  );
  const [link] = links.body.data;
  const put = await fetch(link.uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob' },
    body: Buffer.from(content),
  });
  expect(put.status).toBe(201);
  const { fileId, blobName, publicUrl } = link;
  const uploadedAt = new Date().toISOString();
  return {
    fileId,
    originalName: name,
    blobName,
    contentType: 'application/pdf',
    size,
    url: publicUrl,
    uploadedAt,
    uploadedByAdmin: false,
    isDownloadedByPublic: false,
  };
}

/** All fields of the wizard. */
function wizardFields(): Json {
  return {
    orderId: `DOC-${randomUUID().slice(0, 8)}`,
    facilityName: 'Central Medical Center',
    contactEmail: 'clerk@copyservice.example',
    contactPhone: '(213) 555-0102',
    copyServiceName: 'Other Copy Service Inc',
    copyServiceLocation: '',
    copyServiceEmail: 'clerk@copyservice.example',
    copyServicePhone: '(213) 555-0100',
    lawyerEmail: 'attorney@firm.example',
    lawyerPhone: '(213) 555-0101',
    attorneyName: 'Quentin Ashworth',
    firmName: 'Ashworth LLP',
    patientName: 'Pat Example',
    patientDob: '1980-02-03',
    patientSsnLast4: '1234',
    requestType: 'Personal Appearance',
    paAppliesTo: 'Physician',
    physicianName: 'Dr. Example',
    loaIncluded: false,
    verificationCode: '',
  };
}

/** The payload of the wizard after its payment. */
async function paidWizard(wizard: Json = wizardFields()): Promise<Json> {
  const draftId = randomUUID();
  const loaFiles = [await uploadRecord(`req-${draftId}`, 'letter.pdf')];
  const uploadedFiles = [await uploadRecord(`req-${draftId}`, 'record.pdf')];
  const fields = { ...wizard, uploadedFiles, loaFiles };
  const intent = await post('payment/create-intent', { draftId, request: fields });
  expect(intent).toMatchObject({ status: 200, body: { success: true, clientSecret: expect.any(String) } });
  const id = intent.body.clientSecret.split('_secret_')[0];
  await pay(portal, id);
  return { ...fields, payment: { id, amount: 1500, status: 'succeeded' } };
}

/** Submits a request as the documented client; returns it with its access header. */
async function submitFromWizard(): Promise<Json> {
  const payload = await paidWizard();
  const { body } = await post('submitClientRequest', payload);
  expect(body.success).toBe(true);
  const { orderId, verificationCode } = body.data;
  const query = new URLSearchParams({ orderId, verificationCode });
  const seen = await eventually('the malware scan', async () => {
    const { data } = (await get(`getRequestStatus?${query}`)).body;
    return [...data.uploadedFiles, ...data.loaFiles].every(({ scan }) => scan === 'clean') && data;
  });
  const access = { 'x-request-access': seen.requestAccess };
  return { payload, orderId, verificationCode, query, access, requestId: seen._id, seen };
}

describe('calls of the client portal', () => {
  it.each(['req-', 'update-'])('POST /generateUploadUrls with a key that begins with %s', async (prefix) => {
    const requestId = `${prefix}${randomUUID()}`;
    const files = ['a.pdf', 'b.png'].map((name) => ({ name, type: 'application/octet-stream', size: 100 }));
    const { status, body } = await post('generateUploadUrls', { files, requestId });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    for (const { uploadUrl, fileId, blobName, publicUrl } of body.data) {
      expect(blobName).toBe(`${requestId}/${fileId}`);
      expect(uploadUrl.startsWith(`${publicUrl}?`)).toBe(true);
      expect((await fetch(publicUrl)).ok).toBe(false);
    }
  });

  it('PUT to each returned upload URL', async () => {
    const record = await uploadRecord(`req-${randomUUID()}`);
    expect((await fetch(record.url)).ok).toBe(false);
  });

  it('POST /payment/create-intent for the request fee, with its draft', async () => {
    const request = { ...wizardFields(), loaIncluded: true };
    const { body } = await post('payment/create-intent', { draftId: randomUUID(), request });
    expect(body).toMatchObject({ success: true, clientSecret: body.data.clientSecret });
    expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  });

  it('POST /submitClientRequest of the wizard', async () => {
    const payload = await paidWizard();
    const { status, body } = await post('submitClientRequest', payload);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.any(String),
      data: { orderId: payload.orderId, verificationCode: expect.stringMatching(/^\w{5}-\w{5}$/) },
    });
    expect((await post('submitClientRequest', payload)).body).toEqual(body);
    expect(await storedRequest(portal, body.data.requestId)).toMatchObject({
      source: 'client',
      payment: { state: 'paid', intentId: payload.payment.id },
      fields: { patientName: 'Pat Example', requestType: 1, physicianName: 'Dr. Example' },
      files: {
        [payload.loaFiles[0].fileId]: { group: 'loa' },
        [payload.uploadedFiles[0].fileId]: { group: 'supporting' },
      },
    });
  });

  it('POST /submitClientRequest of the wizard, with the Social Security digits under their other name', async () => {
    const { patientSsnLast4: patientSsn, ...others } = wizardFields();
    const payload = await paidWizard({ ...others, patientSsn });
    const { status, body } = await post('submitClientRequest', payload);
    expect(status).toBe(200);
    const stored = await storedRequest(portal, body.data.requestId);
    expect(stored).toMatchObject({ fields: { patientSsnLast4: '1234' } });
  });

  it('GET /getRequestStatus', async () => {
    const { query, orderId, payload } = await submitFromWizard();
    const { status, body } = await get(`getRequestStatus?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        _id: expect.any(String),
        orderId,
        submittedAt: expect.any(String),
        updatedAt: expect.any(String),
        status: 'pending',
        facilityName: 'Central Medical Center',
        patientName: 'Pat Example',
        requestType: 1,
        loaIncluded: false,
        filesCount: 2,
        statusHistory: [{ status: 'pending', updatedAt: expect.any(String) }],
        uploadedFiles: [{ fileId: payload.uploadedFiles[0].fileId }],
        loaFiles: [{ fileId: payload.loaFiles[0].fileId }],
        customInvoices: [],
      },
    });
  });

  it('GET /getClientRequest', async () => {
    const { query, orderId } = await submitFromWizard();
    const { body } = await get(`getClientRequest?${query}`);
    expect(body.request).toMatchObject({
      orderId,
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      contactPhone: '(213) 555-0102',
    });
    expect(body.data.request).toEqual(body.request);
  });

  it('POST /updateClientRequest', async () => {
    const { orderId, verificationCode, query } = await submitFromWizard();
    const uploadedFiles = [await uploadRecord(`update-${randomUUID()}`, 'page-2.pdf')];
    const payload = {
      orderId,
      verificationCode,
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      contactPhone: '',
      updateReason: 'Missing Information',
      updateDetails: 'The second page.',
      uploadedFiles,
    };
    const { status, body } = await post('updateClientRequest', payload);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.any(String), data: expect.any(Object) });
    expect((await post('updateClientRequest', payload)).body).toEqual(body);
    const seen = await eventually('the malware scan', async () => {
      const { data } = (await get(`getRequestStatus?${query}`)).body;
      const file = data.uploadedFiles.find(({ fileId }: Json) => fileId === uploadedFiles[0].fileId);
      return file?.scan === 'clean' && data;
    });
    expect(seen).toMatchObject({ status: 'update_requested', filesCount: 3 });
    expect(seen.updates).toHaveLength(1);
  });

  it('GET /getFacilities', async () => {
    const { body } = await get('getFacilities');
    expect(body.success).toBe(true);
    for (const { name } of body.data) expect(name).toEqual(expect.any(String));
  });

  it('GET /getAttorneyData', async () => {
    await submitFromWizard();
    const suggested = await eventually('the attorney', async () => {
      const { body } = await get('getAttorneyData?searchTerm=Quentin');
      return body.success && body.data.length > 0 && body.data;
    });
    expect(suggested[0]).toMatchObject({
      attorneyName: 'Quentin Ashworth',
      firmName: expect.any(String),
      lawyerEmail: expect.any(String),
      lawyerPhone: expect.any(String),
      count: expect.any(Number),
    });
  });

  it('GET /checkFileDownload, /downloadFile and /checkDownloadStatus', async () => {
    const { requestId, access, payload } = await submitFromWizard();
    const { fileId } = payload.uploadedFiles[0];
    const query = new URLSearchParams({ fileId, requestId });
    const before = await get(`checkFileDownload?${query}`, access);
    expect(before.body.data).toMatchObject({ canDownload: true });
    const download = await get(`downloadFile?${query}`, access);
    expect(download.body).toMatchObject({
      success: true,
      message: 'File downloaded successfully. You can download it again if needed.',
      data: { url: expect.any(String), originalName: 'record.pdf', downloadedAt: expect.any(String) },
    });
    expect((await fetch(download.body.data.url)).ok).toBe(true);
    const after = await get(`checkFileDownload?${query}`, access);
    expect(after.body.data).toMatchObject({
      canDownload: true,
      reason: 'File downloaded successfully. You can download it again if needed.',
      lastDownloadedAt: expect.any(String),
    });
    expect((await get(`checkDownloadStatus?${query}`, access)).body.success).toBe(true);
  });

  it('POST /payment/create-intent and /updateFilePayment for a file', async () => {
    const { requestId, access } = await submitFromWizard();
    const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
    const fileId = await uploadAndRelease(portal, staff, requestId, terms);
    const intent = await post('payment/create-intent', { fileId, amount: 1, requestId }, access);
    expect(intent.body).toMatchObject({ success: true, data: { amount: 2500 } });
    const paymentIntentId = intent.body.clientSecret.split('_secret_')[0];
    await pay(portal, paymentIntentId);
    const paid = await post('updateFilePayment', { fileId, paymentIntentId, status: 'succeeded' }, access);
    expect(paid).toMatchObject({ status: 200, body: { success: true, data: { isPaid: true } } });
  });

  it('POST /updateFilePayment by a signed-in client without an access token', async () => {
    const { requestId } = await submitForClient(portal, client);
    const terms = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
    const fileId = await uploadAndRelease(portal, staff, requestId, terms);
    const intent = await post(
      'payment/create-intent',
      { fileId, amount: 2500, requestId },
      authHeaders(client),
    );
    const paymentIntentId = intent.body.clientSecret.split('_secret_')[0];
    await pay(portal, paymentIntentId);
    const payload = { fileId, paymentIntentId, status: 'succeeded' };
    expect((await post('updateFilePayment', payload, authHeaders(client))).body).toMatchObject({
      success: true,
    });
  });

  it('POST /payment/create-intent and /updateInvoicePayment for an invoice', async () => {
    const { requestId, access } = await submitFromWizard();
    const invoices = invoiceCalls(portal, staff, requestId);
    const { invoiceId } = invoiceIn(await invoices.create());
    invoiceIn(await invoices.send(invoiceId));
    const payload = { invoiceId, requestId, amount: Math.round(25.5 * 100), type: 'invoice' };
    const intent = await post('payment/create-intent', payload, access);
    expect(intent.body).toMatchObject({ success: true, clientSecret: expect.any(String) });
    const paymentIntentId = intent.body.clientSecret.split('_secret_')[0];
    await pay(portal, paymentIntentId);
    const paid = await post('updateInvoicePayment', { invoiceId, requestId, paymentIntentId }, access);
    expect(paid).toMatchObject({ status: 200, body: { success: true, data: { isPaid: true } } });
  });
});

describe('calls of the staff console', () => {
  /** All fields of the internal form. */
  async function internalPayload(): Promise<Json> {
    return {
      orderId: `DOC-${randomUUID().slice(0, 8)}`,
      facilityName: 'Central Medical Center',
      patientName: 'Pat Example',
      patientDob: '1980-02-03',
      patientSsnLast4: '1234',
      attorneyName: 'Quentin Ashworth',
      lawyerEmail: 'attorney@firm.example',
      lawyerPhone: '(213) 555-0101',
      requestType: 'Medical Records',
      notes: 'Served by hand.',
      uploadedFiles: [await uploadRecord(`req-${randomUUID()}`, 'subpoena.pdf', authHeaders(staff))],
      dueDate: '2099-12-31',
      subpoenaReceivedDate: '2026-01-02',
      paAppliesTo: '',
      physicianName: '',
    };
  }

  it.each([
    { amount: 1500, status: 'completed' },
    { id: null, amount: 1500, status: 'completed' },
  ])('POST /submitClientRequest of the internal form, with the payment %j', async (payment) => {
    const payload = { ...(await internalPayload()), payment };
    const { status, body } = await post('submitClientRequest', payload, authHeaders(staff));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.any(String) });
    const again = await post('submitClientRequest', payload, authHeaders(staff));
    expect(again.body.data).toEqual(body.data);
    expect(await storedRequest(portal, body.data.requestId)).toMatchObject({
      source: 'internal',
      payment: { amountCents: 1500, state: 'waived', intentId: null },
      fields: { requestType: 7, copyServiceName: 'Internal', firmName: 'Internal' },
      dueDate: '2099-12-31',
    });
  });

  it('POST /generateUploadUrls for a request', async () => {
    const { requestId } = await submitForClient(portal, client);
    const files = [{ name: 'chart.pdf', type: 'application/pdf', size: 100 }];
    const { body } = await post('generateUploadUrls', { files, requestId }, authHeaders(staff));
    const { uploadUrl, fileId, blobName, publicUrl } = body.data[0];
    expect(blobName).toBe(`${requestId}/${fileId}`);
    expect(uploadUrl.startsWith(`${publicUrl}?`)).toBe(true);
  });

  it('GET /getAllClientRequests by the name of a request type', async () => {
    const { requestId } = await submitForClient(portal, client, { requestType: 'Images on CD' });
    const query = 'page=1&limit=10&requestType=Images+on+CD&sortBy=submittedAt&sortOrder=desc';
    const found = await eventually('the row', async () => {
      const { body } = await get(`getAllClientRequests?${query}`, authHeaders(client));
      const { requests, pagination } = body.data;
      return requests.some(({ _id }: Json) => _id === requestId) && { requests, pagination };
    });
    expect(found.requests.every(({ requestType }: Json) => requestType === 20)).toBe(true);
    expect(found.pagination).toMatchObject({ page: 1, limit: 10, totalCount: expect.any(Number) });
  });

  it('PUT /updateRequest with the name of a request type', async () => {
    const { requestId } = await submitForClient(portal, client);
    const payload = {
      requestId,
      updateType: 'patientInfo',
      patientData: { requestType: 'Bills Only' },
      adminEmail: staff.email,
    };
    const { body } = await send('PUT', 'updateRequest', payload, authHeaders(staff));
    expect(body.success).toBe(true);
    expect(await storedRequest(portal, requestId)).toMatchObject({ fields: { requestType: 12 } });
  });
});
