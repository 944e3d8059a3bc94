import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { lookAtUpload } from '@portal/contract/files/endpoints/uploads.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { textPdf, writePdf } from '../../support/files/authorizationPdf.ts';
import { release, storedFile, uploadForRequest } from '../../support/files/releasedFiles.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { documentsOf } from '../../support/portal/stores.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { recordsRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const { patientName } = recordsRequest();
const STRANGER = 'Wanda Stranger';
const chartOf = (name: string, birthDate = '02/03/1980') =>
  textPdf([`Patient: ${name}   DOB: ${birthDate}`, 'Progress note', 'The patient feels well.']);

let staff: Person;
let requestId: string;
let order: Awaited<ReturnType<typeof copySubmission>>;
beforeAll(async () => {
  staff = await createStaff(portal);
  order = await copySubmission(portal);
  requestId = order.requestId;
});

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });

const lookOnce = (fileId: string, ofRequest = requestId) =>
  callApi(portal.api, lookAtUpload, { headers: headers(), query: { requestId: ofRequest, fileId } });

/** The look, which does not wait for the malware scan. */
async function lookAt(fileId: string) {
  const { status, data } = await lookOnce(fileId);
  expect(status).toBe(200);
  return data as DataOf<typeof lookAtUpload>;
}

const upload = (content: Uint8Array, name = 'chart.pdf') =>
  uploadForRequest(portal, staff, requestId, { name, content });

const read = {
  state: 'read',
  pages: 1,
  pagesRead: 1,
  pagesWithText: 1,
  otherPersons: [],
  otherPersonPages: 0,
};

describe('the look at an uploaded document', () => {
  it.each<[what: string, content: Uint8Array, name: string, expected: object]>([
    ['of the patient', chartOf(patientName), 'chart.pdf', { ...read, namesPatient: true }],
    [
      'of a stranger',
      chartOf(STRANGER, '07/09/1955'),
      'chart.pdf',
      {
        ...read,
        namesPatient: false,
        otherPersons: [{ page: 1, names: [STRANGER], birthDates: ['1955-07-09'] }],
        otherPersonPages: 1,
      },
    ],
    ['that names nobody', textPdf(['Progress note']), 'chart.pdf', { ...read, namesPatient: false }],
    ['without text', textPdf([]), 'scan.pdf', { ...read, pagesWithText: 0, namesPatient: false }],
    ['that is a picture', PNG, 'scan.png', { ...read, pagesWithText: 0, namesPatient: false }],
    ['that is broken', Buffer.from('%PDF-1.7 obj'), 'chart.pdf', { state: 'not-read', reason: 'damaged' }],
    [
      'with a password',
      writePdf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [] /Count 0 >>',
          `<< /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> /P -4 >>`,
        ],
        `/Encrypt 3 0 R /ID [<${'22'.repeat(16)}> <${'22'.repeat(16)}>]`,
      ),
      'chart.pdf',
      { state: 'not-read', reason: 'password' },
    ],
  ])('%s', async (_, content, name, expected) => {
    expect(await lookAt(await upload(content, name))).toEqual(expected);
  });

  it('says that the malware scan did not accept it', async () => {
    const fileId = await upload(Buffer.from(`%PDF-1.7 ${EICAR}`));
    const look = await eventually('the malware scan', async () => {
      const found = await lookAt(fileId);
      return found.state === 'not-read' && found.reason !== 'damaged' && found;
    });
    expect(look).toEqual({ state: 'not-read', reason: 'infected' });
  });

  it('does not read an Office file', async () => {
    expect(await lookAt(await upload(Buffer.from('PK'), 'chart.docx'))).toEqual({
      state: 'not-read',
      reason: 'office',
    });
  });

  it('finds no file of another request, and none that does not exist', async () => {
    const fileId = await upload(chartOf(patientName));
    const other = await copySubmission(portal);
    expect((await lookOnce(fileId, other.requestId)).status).toBe(404);
    expect((await lookOnce(`file_${'0'.repeat(32)}`)).status).toBe(404);
  });
});

describe('the reason for another person in a document', () => {
  const reason = { reason: 'other', note: `It mentions ${STRANGER}` };
  const details = () => dataOf(portal.api, getRequestDetails, { headers: headers(), query: { requestId } });

  async function releaseWith(otherPerson: object | undefined) {
    const fileId = await upload(chartOf(STRANGER, '07/09/1955'));
    const result = await release(portal, staff, requestId, [], {
      uploadedFiles: [{ fileId, otherPerson }],
      embargoEnabled: false,
    });
    return { fileId, result };
  }

  it('is stored for staff, and the client, the activity and the trail do not get the note', async () => {
    const { fileId, result } = await releaseWith(reason);
    expect(result.status).toBe(200);
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({ otherPerson: reason });
    const seen = await details();
    expect(seen.view === 'staff' && seen.uploadedFiles.find((file) => file.fileId === fileId)).toMatchObject({
      otherPerson: { ...reason, byName: expect.stringMatching(/\S/) as string },
    });
    expect(JSON.stringify(await lookUp(portal, order))).not.toContain(STRANGER);
    const activity = await dataOf(portal.api, getRequestActivity, {
      headers: headers(),
      query: { requestId },
    });
    expect(activity.entries.find(({ kind }) => kind === 'files-added')).toMatchObject({
      namesOtherPerson: true,
    });
    const events = JSON.stringify(await documentsOf(portal, requestId, 'event'));
    expect(events).toContain('"otherPersons":"other"');
    expect(events).not.toContain(STRANGER);
  });

  it('is not required by the call, as documented', async () => {
    const { fileId, result } = await releaseWith(undefined);
    expect(result.status).toBe(200);
    expect(await storedFile(portal, requestId, fileId)).not.toHaveProperty('otherPerson');
  });

  it.each([
    ['without the note of another reason', { reason: 'other', note: ' ' }],
    ['of an unknown kind', { reason: 'because' }],
    ['with a long note', { reason: 'other', note: 'x'.repeat(501) }],
  ])('is refused %s, and nothing is released', async (_, otherPerson) => {
    const { fileId, result } = await releaseWith(otherPerson);
    expect(result.status).toBe(400);
    await expect(storedFile(portal, requestId, fileId)).rejects.toThrow('There is no file');
  });

  it('goes with Fulfill', async () => {
    const fileId = await upload(chartOf(STRANGER));
    const { workCount = 0, ...seen } = (await details()) as { workCount?: number } & {
      uploadedFiles: { fileId: string }[];
    };
    const fileIds = seen.uploadedFiles.map((file) => file.fileId);
    const result = await requestCalls(portal, staff, requestId).fulfill({
      key: randomUUID(),
      seen: { fileIds, invoiceIds: [], workCount },
      documents: { uploadedFiles: [{ fileId, otherPerson: { reason: 'same-person' } }] },
    });
    expect(result.status).toBe(200);
    expect(await storedFile(portal, requestId, fileId)).toMatchObject({
      otherPerson: { reason: 'same-person', note: '' },
    });
  });
});
