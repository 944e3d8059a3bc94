import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { documentsOf } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { lookUpAfterScan } from '../../support/requests/holder.ts';
import {
  openFeePayment,
  pdfBytes,
  recordsRequest,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';

const portal = inject('portal');

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const all = (suggestion: string) => ({
  patientName: suggestion,
  dateOfBirth: suggestion,
  signature: suggestion,
  signatureDate: suggestion,
  expiry: suggestion,
  recipient: suggestion,
});

const { patientName, patientDob, copyServiceName } = recordsRequest();

const checkOnce = (draftId: string, fileId: string, changed: object = {}) =>
  callApi(portal.api, checkAuthorization, {
    headers: randomIpHeader(),
    body: { draftId, fileId, patientName, patientDob, copyServiceName, ...changed },
  });

/** The result of the check after the malware scan. */
async function check(draftId: string, fileId: string, changed: object = {}) {
  return eventually('the check', async () => {
    const { status, data } = await checkOnce(draftId, fileId, changed);
    expect(status).toBe(200);
    const result = data as DataOf<typeof checkAuthorization>;
    return result.state !== 'pending' && result;
  });
}

/** An upload for a new draft. */
async function upload(content: Uint8Array, name = 'authorization.pdf') {
  const draftId = randomUUID();
  return { draftId, fileId: await uploadFile(portal, draftId, { name, content }) };
}

const expired = textPdf(authorizationLines({ expiry: 'on 01/05/2020' }));

describe('the check before the fee is paid', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const cases: readonly [what: string, content: Uint8Array, expected: object, name?: string][] = [
    [
      'a complete authorization',
      textPdf(authorizationLines()),
      { suggestions: all('found'), expiredOn: null, unreadable: null, pages: 1, pagesRead: 1 },
    ],
    [
      'another patient',
      textPdf(authorizationLines({ patient: 'Kim Other', birthDate: '02/03/1981' })),
      { suggestions: { ...all('found'), patientName: 'not-found', dateOfBirth: 'not-found' } },
    ],
    [
      'no date of the signature',
      textPdf(authorizationLines({ date: '' })),
      { suggestions: { ...all('found'), signatureDate: 'not-found' } },
    ],
    [
      'an expiration date that has passed',
      expired,
      { suggestions: { ...all('found'), expiry: 'not-found' }, expiredOn: '2020-01-05' },
    ],
    ['a damaged document', pdfBytes(), { suggestions: all('unreadable'), unreadable: 'damaged' }],
    ['a document without text', textPdf([]), { suggestions: all('unreadable'), unreadable: 'no-text' }],
    [
      'a picture',
      png,
      { suggestions: all('unreadable'), unreadable: 'not-pdf', pages: 0 },
      'authorization.png',
    ],
  ];
  const uploads = new Map<string, Awaited<ReturnType<typeof upload>>>();
  // The malware scan of all of them takes as long as that of one.
  beforeAll(async () => {
    await Promise.all(
      cases.map(async ([what, content, , name]) => uploads.set(what, await upload(content, name))),
    );
  });

  it.each(cases)('reports %s', async (what, _content, expected) => {
    const { draftId, fileId } = uploads.get(what)!;
    expect(await check(draftId, fileId)).toMatchObject({ state: 'checked', check: expected });
  });

  it('reads nothing before the malware scan, and nothing that it blocked', async () => {
    const draftId = randomUUID();
    const [link] = await dataOf(portal.api, generateUploadUrls, {
      headers: randomIpHeader(),
      body: { requestId: `req-${draftId}`, files: [{ name: 'authorization.pdf', size: 1000 }] },
    });
    expect((await checkOnce(draftId, link!.fileId)).data).toEqual({ state: 'pending' });
    const infected = await upload(pdfBytes(EICAR));
    expect(await check(infected.draftId, infected.fileId)).toEqual({ state: 'not-checked' });
  });

  it('is only for those who know draft and file, and ends with the submission', async () => {
    const { draftId, fileId } = await upload(textPdf(authorizationLines()));
    expect((await checkOnce(randomUUID(), fileId)).status).toBe(404);
    expect((await checkOnce(draftId, `file_${'0'.repeat(32)}`)).status).toBe(404);
    expect((await checkOnce(draftId, fileId, { patientName: '' })).status).toBe(400);
    await check(draftId, fileId);
    await submitRequest(portal, { loaIncluded: false, loaFiles: [{ fileId }] }, draftId);
    expect((await checkOnce(draftId, fileId)).status).toBe(410);
  });

  it('keeps nobody from paying', async () => {
    const { draftId, fileId } = await upload(expired);
    expect(await check(draftId, fileId)).toMatchObject({ check: { expiredOn: '2020-01-05' } });
    const request = recordsRequest({ loaIncluded: false, loaFiles: [{ fileId }] });
    expect(await openFeePayment(portal, draftId, request)).toMatchObject({ amount: 1500 });
  });
});

describe('the check of a submitted request', () => {
  let staff: Person;
  let client: Person;
  beforeAll(async () => {
    [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
  });

  const detailsFor = async (person: Person, requestId: string) =>
    dataOf(portal.api, getRequestDetails, {
      headers: { ...authHeaders(person), ...randomIpHeader() },
      query: { requestId },
    });

  async function submitWith(content: Uint8Array) {
    const { draftId, fileId } = await upload(content);
    const submitted = await submitRequest(
      portal,
      { loaIncluded: false, loaFiles: [{ fileId }] },
      draftId,
      client,
    );
    await lookUpAfterScan(portal, submitted);
    await endTasksOf(portal, submitted.requestId);
    return { ...submitted, fileId };
  }

  it('is shown to staff with the file, and to nobody else', async () => {
    const marker = 'Zebra-marker';
    const lines = [...authorizationLines({ date: '' }), marker];
    const { requestId, fileId } = await submitWith(textPdf(lines));
    const expected = {
      suggestions: { ...all('found'), signatureDate: 'not-found' },
      expiredOn: null,
      unreadable: null,
      pages: 1,
      pagesRead: 1,
    };
    expect(await detailsFor(staff, requestId)).toMatchObject({
      view: 'staff',
      loaFiles: [{ fileId, authorizationCheck: expected }],
    });
    expect(JSON.stringify(await detailsFor(client, requestId))).not.toContain('authorizationCheck');
    const stored = JSON.stringify([
      await requestContent(portal, requestId),
      await documentsOf(portal, requestId, 'event'),
    ]);
    expect(stored).toContain('authorization-checked');
    expect(stored).not.toContain(marker);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      query: { requestId },
    });
    expect(entries.filter(({ kind }) => kind === 'authorization-checked')).toMatchObject([
      { actor: { kind: 'system' }, fileNames: ['authorization.pdf'], verdict: 'read' },
    ]);
  });

  it('records that a document was unreadable', async () => {
    const { requestId } = await submitWith(pdfBytes());
    expect(await detailsFor(staff, requestId)).toMatchObject({
      loaFiles: [
        { scan: 'clean', authorizationCheck: { unreadable: 'damaged', suggestions: all('unreadable') } },
      ],
    });
  });

  it('runs again when staff correct the patient', async () => {
    const { requestId } = await submitWith(textPdf(authorizationLines({ patient: 'Pat Corrected' })));
    const nameIs = async (suggestion: string) =>
      expect(await detailsFor(staff, requestId)).toMatchObject({
        loaFiles: [{ authorizationCheck: { suggestions: { ...all('found'), patientName: suggestion } } }],
      });
    await nameIs('not-found');
    const { editPatient } = requestCalls(portal, staff, requestId);
    expect((await editPatient({ patientName: 'Pat Corrected' })).status).toBe(200);
    await endTasksOf(portal, requestId);
    await nameIs('found');
  });

  async function updateWith(uploadKind: 'loa' | 'supporting', lines: readonly string[]) {
    const request = await submitRequest(portal);
    const updateId = randomUUID();
    const content = textPdf(lines);
    const fileId = await uploadForUpdate(portal, request, updateId, { name: 'new.pdf', content });
    const sent = await sendUpdate(portal, request, { updateId, uploadKind, uploadedFiles: [{ fileId }] });
    expect(sent.status).toBe(200);
    await lookUpAfterScan(portal, request);
    await endTasksOf(portal, request.requestId);
    return { fileId, details: await detailsFor(staff, request.requestId) };
  }

  it('also runs for an authorization in an update', async () => {
    const { fileId, details } = await updateWith('loa', authorizationLines());
    expect(details).toMatchObject({
      loaFiles: [{ fileId, authorizationCheck: { suggestions: all('found') } }],
    });
  });

  it('recognizes an authorization that an update has as another document', async () => {
    const { fileId, details } = await updateWith('supporting', authorizationLines());
    expect(details).toMatchObject({
      uploadedFiles: [
        { fileId, authorizationCheck: { document: 'authorization', suggestions: all('found') } },
      ],
    });
  });

  it('stores nothing about another document of an update', async () => {
    const { details } = await updateWith('supporting', ['Dates of service', 'From 01/05/2020 to 02/01/2026']);
    expect(JSON.stringify(details)).not.toContain('authorizationCheck');
  });

  it('does not judge a proof of service as an authorization', async () => {
    const { details } = await updateWith('loa', ['PROOF OF SERVICE', 'I served the subpoena by mail.']);
    expect(details).toMatchObject({
      loaFiles: [{ authorizationCheck: { document: 'other', suggestions: all('unreadable') } }],
    });
  });
});
