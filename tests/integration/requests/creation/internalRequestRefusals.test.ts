import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { internalDraft, internalFields, submitAs } from '../../../support/requests/internalRequests.ts';
import { pdfBytes, uploadFile } from '../../../support/requests/order.ts';
import { containerOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');

let staff: Person;
let client: Person;
beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

const { uploadedFiles: _, ...complete } = {
  ...internalFields(),
  uploadedFiles: [],
  source: 'internal' as const,
};
const unknownFile = { fileId: `file_${'0'.repeat(32)}` };

/** Whether a request was created from a draft. */
async function isStored(draftId: string): Promise<boolean> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<number>({
      query: 'SELECT VALUE COUNT(1) FROM c WHERE c.draftId = @draftId',
      parameters: [{ name: '@draftId', value: draftId }],
    })
    .fetchAll();
  return resources[0] !== 0;
}

describe('a caller who is not staff', () => {
  it('cannot submit an internal request, and nothing is stored', async () => {
    const sent = await internalDraft(portal);
    expect(await submitAs(portal, null, sent)).toMatchObject({
      status: 401,
      error: { code: 'unauthenticated' },
    });
    expect(await submitAs(portal, client, sent)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(await isStored(sent.draftId)).toBe(false);
    expect(await submitAs(portal, staff, sent)).toMatchObject({ status: 200 });
    expect(await isStored(sent.draftId)).toBe(true);
  });

  it('gets the public form without the source', async () => {
    const { source: __, ...sent } = await internalDraft(portal);
    for (const claimed of [{}, { source: 'client' }]) {
      const body = {
        ...sent,
        ...claimed,
        payment: { amount: 1500, status: 'completed' },
        status: 'completed',
      };
      expect(await submitAs(portal, client, body)).toMatchObject({
        status: 400,
        error: { fields: { 'payment.id': expect.any(String) } },
      });
    }
    expect(await isStored(sent.draftId)).toBe(false);
  });

  it('cannot set a source', async () => {
    for (const source of ['public', 'Internal', '', null, 1, ['internal']]) {
      const reply = await submitAs(portal, staff, { ...complete, draftId: randomUUID(), source });
      expect(reply).toMatchObject({ status: 400, message: 'This type of request is not accepted.' });
    }
  });
});

describe('staff who send extra fields', () => {
  it('cannot set status, money, owner or file type', async () => {
    const sent = await internalDraft(portal);
    const reply = await submitAs(portal, staff, {
      ...sent,
      uploadedFiles: sent.uploadedFiles.map((file) => ({
        ...file,
        url: 'https://elsewhere.example/x.pdf',
        blobName: 'documents/another',
        uploadedByAdmin: true,
        isPaid: true,
        scan: 'clean',
      })),
      status: 'completed',
      payment: { id: 'pi_1', amount: 1, state: 'paid' },
      isPaid: true,
      requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
      owners: [client.userId],
      verificationCode: '00000-00000',
      loaIncluded: true,
    });
    const { requestId } = reply.data as { requestId: string };
    const container = await containerOf(portal, 'requests');
    const { resource } = await container.item('root', requestId).read<Record<string, unknown>>();
    expect(resource).toMatchObject({
      status: 'pending',
      owners: [],
      fields: { loaIncluded: false },
      payment: { state: 'waived', amountCents: 1500 },
    });
    const [file] = Object.values(resource!.files as Record<string, Record<string, unknown>>);
    expect(file).toMatchObject({ uploadedByAdmin: false, originalName: 'subpoena.pdf' });
    expect(JSON.stringify(resource)).not.toMatch(/elsewhere|isPaid|00000-00000|aaaaaaaa/);
    const mine = await dataOf(portal.api, getAllClientRequests, {
      headers: { ...authHeaders(client), ...randomIpHeader() },
    });
    expect(mine.requests).toEqual([]);
  });
});

describe('an invalid field gets the form’s message', () => {
  it.each<[field: string, value: unknown, message: string]>([
    ['orderId', ' ', 'Order ID is required'],
    ['facilityName', '', 'Facility name is required'],
    ['patientName', undefined, 'Patient name is required'],
    ['requestType', '', 'Record request type is required'],
    ['patientDob', '', 'Date of birth is required'],
    ['patientDob', '2999-01-01', 'Date of birth cannot be in the future'],
    ['patientDob', '1850-01-01', 'Please enter a valid date of birth'],
    ['patientSsnLast4', '12', 'Please enter exactly 4 digits'],
    ['attorneyName', '', 'Attorney name is required'],
    ['lawyerEmail', '', 'Attorney email is required'],
    ['lawyerEmail', 'nobody', 'Please enter a valid email address'],
    ['lawyerPhone', '', 'Attorney phone is required'],
    ['lawyerPhone', '555-0101', 'Please enter a valid phone number (minimum 10 digits)'],
    ['uploadedFiles', [], 'At least one subpoena document is required'],
    ['dueDate', '31.12.2026', 'Please enter a valid date'],
    ['notes', 'x'.repeat(2001), 'Please use at most 2000 characters'],
  ])('%s: %j', async (field, value, message) => {
    const draftId = randomUUID();
    const reply = await submitAs(portal, staff, {
      ...complete,
      draftId,
      uploadedFiles: [unknownFile],
      [field]: value,
    });
    expect(reply).toMatchObject({
      status: 400,
      message,
      error: { code: 'invalid_input', fields: { [field]: message } },
    });
    expect(await isStored(draftId)).toBe(false);
  });

  it('a personal appearance names the person', async () => {
    const body = { ...complete, draftId: randomUUID(), uploadedFiles: [unknownFile], requestType: 1 };
    expect((await submitAs(portal, staff, body)).error?.fields).toEqual({
      paAppliesTo: 'PA applies to field is required for Personal Appearance',
    });
    expect((await submitAs(portal, staff, { ...body, paAppliesTo: 'Physician' })).error?.fields).toEqual({
      physicianName: 'Physician name is required when Physician is selected',
    });
  });
});

describe('a document is refused', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

  it.each([
    [
      'subpoena.pdf',
      png,
      'The content of file subpoena.pdf does not match its file type. Please save it again as a PDF, JPG or PNG',
    ],
    ['subpoena.png', pdfBytes(), 'The content of file subpoena.png does not match its file type.'],
    ['subpoena.doc', ole, 'File subpoena.doc has unsupported format. Allowed types are PDF, JPG and PNG'],
  ])('if it is %s with other content or of another type', async (name, content, message) => {
    const sent = await internalDraft(portal, {}, [{ name, content }]);
    const reply = await submitAs(portal, staff, sent);
    expect(reply).toMatchObject({ status: 422, error: { code: 'file_rejected' } });
    expect(reply.message).toContain(message);
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(['uploadedFiles.0']);
    expect(await isStored(sent.draftId)).toBe(false);
  });

  it('if it was never uploaded, or belongs to another draft', async () => {
    const draftId = randomUUID();
    const [link] = await dataOf(portal.api, generateUploadUrls, {
      headers: randomIpHeader(),
      body: { requestId: `req-${draftId}`, files: [{ name: 'subpoena.pdf', size: 10 }] },
    });
    const fileOfOther = await uploadFile(portal, randomUUID(), { name: 'other.pdf', content: pdfBytes() });
    for (const fileId of [link!.fileId, fileOfOther]) {
      const body = { ...complete, draftId, uploadedFiles: [{ fileId }] };
      expect(await submitAs(portal, staff, body)).toMatchObject({
        status: 422,
        error: { code: 'file_rejected' },
      });
    }
    expect(await isStored(draftId)).toBe(false);
  });

  it('if it is larger than announced and over 10 MB', async () => {
    const content = new Uint8Array(10 * 1024 * 1024 + 1);
    content.set(pdfBytes());
    const draftId = randomUUID();
    const [link] = await dataOf(portal.api, generateUploadUrls, {
      headers: randomIpHeader(),
      body: { requestId: `req-${draftId}`, files: [{ name: 'big.pdf', size: 10 }] },
    });
    const put = await fetch(link!.uploadUrl, {
      method: 'PUT',
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      body: Buffer.from(content),
    });
    expect(put.status).toBe(201);
    const body = { ...complete, draftId, uploadedFiles: [{ fileId: link!.fileId }] };
    expect(await submitAs(portal, staff, body)).toMatchObject({
      status: 422,
      message: 'File big.pdf is too large. Maximum size is 10MB',
    });
  });
});
