import { randomUUID } from 'node:crypto';
import {
  readSubstanceUseNotice,
  saveSubstanceUseNotice,
} from '@portal/contract/configuration/endpoints/manageSubstanceUseNotice.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import { describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { downloadAllCalls } from '../../support/files/downloadAllCalls.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import {
  release,
  storedFile,
  uploadAndRelease,
  uploadForRequest,
} from '../../support/files/releasedFiles.ts';
import { auditedChangesOf, freshName } from '../../support/operations/managedListCalls.ts';
import { containerOf, documentsOf, storedRequest } from '../../support/portal/stores.ts';
import { invoiceCalls, invoiceLine } from '../../support/payments/invoiceCalls.ts';
import { accessHeader, lookUp, lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes, submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');
const NOTICE = 'Notice of 42 CFR 2.32.pdf';
const inPacket = { sensitive: { substanceUse: 'subpoena_packet' } } as const;
const free = { embargoEnabled: false };

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** Two documents that were released one after the other, as the client sees them. */
async function releaseTwo(staff: Person, scope: object) {
  const request = await submitRequest(portal, { scope });
  const before = await lookUpAfterScan(portal, request);
  const fileIds = [];
  for (const name of ['one.pdf', 'two.pdf']) {
    const upload = { name, content: pdfBytes(name) };
    fileIds.push(await uploadAndRelease(portal, staff, request.requestId, free, upload));
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
  const { request, after, fileIds } = await releaseTwo(staff, inPacket);
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
  const { request, fileIds } = await releaseTwo(staff, inPacket);
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

describe('with a later release', () => {
  it('another notice is added for another wording or scope, and says what is in the scope', async () => {
    const [staff, admin] = await Promise.all([createStaff(portal), getAdmin(portal)]);
    const request = await submitRequest(portal, { scope: { dates: 'all', ...inPacket } });
    const { requestId } = request;
    const namesNow = async () => releasedNames(await lookUp(portal, request)).toSorted();
    const releaseNext = async (name: string) => {
      const fileId = await uploadForRequest(portal, staff, requestId, { name, content: pdfBytes(name) });
      const call = () => release(portal, staff, requestId, [fileId], free);
      expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    };
    await releaseNext('chart.pdf');
    expect(await namesNow()).toEqual([NOTICE, 'chart.pdf']);

    const { notice } = await readNotice(staff);
    const words = freshName('Words');
    const { data } = await save(admin, { ...notice, seenVersion: notice.version, text: [words] });
    await releaseNext('two.pdf');
    expect(await namesNow()).toEqual([NOTICE, NOTICE, 'chart.pdf', 'two.pdf']);

    const narrowed = await callApi(portal.api, narrowScope, {
      headers: headersOf(staff),
      body: {
        requestId,
        seenVersion: 1,
        scope: { dates: 'ranges', ranges: [{ from: '2020-06-01', to: '2020-06-30' }] },
        consent: { method: 'phone', givenOn: '2026-01-15' },
        reason: 'Fewer',
      },
    });
    expect(narrowed.status).toBe(200);
    await releaseNext('three.pdf');
    const after = await lookUpAfterScan(portal, request);
    const { version } = data as { version: number };
    expect(after.substanceUseNotice).toMatchObject({ version: String(version), text: [words] });

    const files = await zipOf(after, requestId);
    const notices = [...files].filter(([path]) => path.includes('Notice of 42 CFR'));
    const texts = await Promise.all(
      notices.map(async ([, content]) =>
        (await readPdf(new Uint8Array(content))).pages.join(' ').replaceAll(/\s+/g, ' '),
      ),
    );
    expect(texts.map((text) => /Version: \S+/.exec(text)?.[0] ?? '').toSorted()).toEqual(
      [notice.wording, version, version].map((shown) => `Version: ${shown}`).toSorted(),
    );
    const [latest, ...others] = texts.filter((text) => text.includes('no longer in the scope'));
    expect(others).toEqual([]);
    expect(latest).toContain(words);
    expect(latest).toContain('Dates of service: 2020-06-01 – 2020-06-30');

    const { source, text } = notice;
    await save(admin, { isReviewedByCounsel: false, source, text, seenVersion: version });
  });

  it('a notice that a refused release stored on another day is used as it is stored', async () => {
    const [staff, colleague] = await Promise.all([createStaff(portal), createStaff(portal)]);
    const request = await submitRequest(portal, { scope: inPacket });
    const { requestId } = request;
    await invoiceCalls(portal, colleague, requestId).create();
    const fileId = await uploadForRequest(portal, staff, requestId);
    const refused = await release(portal, staff, requestId, [fileId], {
      ...free,
      seenWork: { fileIds: [], invoiceIds: [] },
    });
    expect(refused.status).toBe(409);
    expect(releasedNames(await lookUpAfterScan(portal, request))).toEqual([]);

    // As on another day, it would be printed differently.
    const requests = await containerOf(portal, 'requests');
    await requests
      .item('root', requestId)
      .patch([{ op: 'set', path: '/fields/firmName', value: 'Another and much longer name of the firm' }]);
    expect((await release(portal, staff, requestId, [fileId], free)).status).toBe(200);
    const after = await lookUpAfterScan(portal, request);
    const notice = after.uploadedFiles.find(({ originalName }) => originalName === NOTICE)!;
    const content = [...(await zipOf(after, requestId))].find(([path]) => path.endsWith(NOTICE))![1];
    expect(await storedFile(portal, requestId, notice.fileId)).toMatchObject({ size: content.byteLength });
    expect((await readPdf(new Uint8Array(content))).pages.join(' ')).not.toContain('Another and much');
  });

  it('of a file with a message, the notice comes with it', async () => {
    const staff = await createStaff(portal);
    const request = await submitRequest(portal, { scope: inPacket });
    const { requestId } = request;
    const fileId = await uploadForRequest(portal, staff, requestId);
    const body = { requestId, messageId: randomUUID(), text: 'See the file', uploadedFiles: [{ fileId }] };
    for (let call = 0; call < 2; call += 1)
      expect((await callApi(portal.api, sendMessage, { headers: headersOf(staff), body })).status).toBe(200);
    expect(releasedNames(await lookUp(portal, request)).toSorted()).toEqual([NOTICE, 'chart.pdf']);
  });
});

const readNotice = (person: Person) =>
  dataOf(portal.api, readSubstanceUseNotice, { headers: headersOf(person), query: {} });

const save = (person: Person, body: object) =>
  callApi(portal.api, saveSubstanceUseNotice, { headers: headersOf(person), body });

describe('the wording of the notice', () => {
  it('is changed by an admin who saw the current version, kept in the history, and audited', async () => {
    const admin = await getAdmin(portal);
    const { notice: before } = await readNotice(admin);
    const { version, wording, source, text } = before;
    const reviewed = { seenVersion: version, source, text, isReviewedByCounsel: !before.isReviewedByCounsel };
    const saved = { version: version + 1, wording, isReviewedByCounsel: reviewed.isReviewedByCounsel };
    expect(await save(admin, reviewed)).toMatchObject({ status: 200, data: saved });
    expect(await save(admin, reviewed)).toMatchObject({ status: 200, data: saved });
    const { isReviewedByCounsel } = before;
    expect(await save(admin, { ...reviewed, isReviewedByCounsel })).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed this notice on') as string,
    });
    const restored = { ...reviewed, isReviewedByCounsel, seenVersion: version + 1 };
    expect(await save(admin, restored)).toMatchObject({ status: 200 });
    const { history } = await readNotice(admin);
    expect(history.slice(0, 2)).toMatchObject([
      { version: version + 2, byName: expect.any(String), before: { text } },
      { version: version + 1, text, before: { source, text, isReviewedByCounsel } },
    ]);
    const list = 'substance-use-notice';
    expect((await auditedChangesOf(portal, list)).slice(-2)).toEqual(
      [1, 2].map((change) => ({ list, action: 'changed', itemId: list, version: version + change })),
    );
  });

  it.each([
    [{ source: ' ' }, 'source', 'Please enter the source'],
    [{ text: [] }, 'text', 'Please enter the text'],
    [{ text: Array.from({ length: 21 }, String) }, 'text', 'Please use at most 20 paragraphs'],
    [{ text: ['a'.repeat(2001)] }, 'text', 'Please use at most 2,000 characters in a paragraph'],
    [{ text: Array(4).fill('a'.repeat(1501)) }, 'text', 'Please use at most 6,000 characters'],
    [
      { text: ['Notes of 心電図 🧠🫀'] },
      'text',
      'The notice can’t show these characters: 🧠 🫀. Please replace them.',
    ],
  ])('is refused, case %#', async (changed, field, message) => {
    const body = { seenVersion: 0, source: 'A law', text: ['Words'], ...changed };
    expect(await save(await getAdmin(portal), body)).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
  });
});
