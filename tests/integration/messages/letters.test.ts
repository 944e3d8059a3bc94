import { randomUUID } from 'node:crypto';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { previewLetter } from '@portal/contract/messages/endpoints.ts';
import { MAX_THREAD_FILES } from '@portal/contract/messages/schemas.ts';
import { addTemplate } from '@portal/contract/templates/endpoints.ts';
import { messageTemplate } from '@portal/contract/templates/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { blobContainerOf } from '../../support/files/documents.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { freshName } from '../../support/operations/managedListCalls.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { bulkCalls, selectionOf } from '../../support/requests/bulkActions.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { threadOf } from '../../support/requests/threadOf.ts';

const portal = inject('portal');
const text = 'Dear <b>Dana</b>,\n\nwe found no records.';
const refused = (status: number, code: string) => ({ status, error: { code } });

let client: Person;
let staff: Person;
beforeAll(async () => {
  [client, staff] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
});

/** A thread, with letters of staff. */
async function aThread() {
  const thread = await threadOf(portal, client, staff);
  const { requestId } = thread;
  return {
    ...thread,
    sendLetter: (more: object = {}, fileIds: readonly string[] = []) =>
      thread.staff.send(fileIds, { text, asLetter: true, ...more }),
    /** Names of the uploads of staff for the request. */
    uploads: async () => {
      const names: string[] = [];
      const blobs = blobContainerOf(portal, 'quarantine').listBlobsFlat({ prefix: `${requestId}/` });
      for await (const { name } of blobs) names.push(name);
      return names;
    },
    set: async (path: string, value: unknown) => {
      const requests = await containerOf(portal, 'requests');
      await requests.item('root', requestId).patch([{ op: 'set', path, value }]);
    },
    printed: async (fileId: string) => {
      const { data } = await thread.client.download(fileId);
      const bytes = new Uint8Array(await (await fetch((data as { url: string }).url)).arrayBuffer());
      return { bytes, ...(await readPdf(bytes)) };
    },
  };
}

const fileIdsOf = ({ data }: { data?: unknown }) => (data as { fileIds: string[] }).fileIds;

describe('a letter', () => {
  it('is the text as PDF in the language of the request, previewed by staff and downloaded by the client', async () => {
    const thread = await aThread();
    const { requestId, orderId } = thread;
    await thread.set('/language', 'es');
    const preview = await dataOf(portal.api, previewLetter, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId, text },
    });
    expect([
      await thread.fileIds(),
      await thread.uploads(),
      (await thread.events('request-opened')).length,
    ]).toEqual([[], [], 1]);
    const upload = await thread.uploadAsStaff();
    const sent = await thread.sendLetter({}, [upload]);
    const [letter] = fileIdsOf(sent) as [string];
    expect(sent).toMatchObject({ status: 200, data: { text, fileIds: [letter, upload] } });
    for (const fileId of [letter, upload]) expect(await thread.scanned(fileId)).toBe('clean');
    expect((await thread.client.page()).messages).toMatchObject([
      { isMine: false, fileIds: [letter, upload] },
    ]);
    const { uploadedFiles } = await lookUp(portal, thread);
    const file = uploadedFiles.find(({ fileId }) => fileId === letter);
    expect(file).toMatchObject({
      contentType: 'application/pdf',
      uploadedByAdmin: true,
      requiresPayment: false,
      isDownloadable: true,
    });
    expect(file!.originalName).toMatch(/^Carta .+ \d{4}-\d\d-\d\d\.pdf$/);
    expect(preview.name).toBe(file!.originalName);
    const { bytes, title, language, pages } = await thread.printed(letter);
    expect(Buffer.from(bytes).toString('base64')).toBe(preview.content);
    expect({ title, language }).toEqual({ title: `Carta sobre la orden ${orderId}`, language: 'es-US' });
    const { copyServiceName } = (await requestContent(portal, requestId))['fields'] as Record<string, string>;
    for (const part of ['Dear <b>Dana</b>,', 'we found no records.', copyServiceName!, orderId])
      expect(pages.join(' ')).toContain(part);
    expect(pages.join(' ')).not.toContain(staff.email);
    expect(await thread.events('file-opened')).toMatchObject([
      { details: { fileId: letter, action: 'download' } },
    ]);
  });

  it('is made once for a message, whatever is repeated', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const [first, second] = await Promise.all([
      thread.sendLetter({ messageId }),
      thread.sendLetter({ messageId }),
    ]);
    expect([first, second]).toMatchObject([{ status: 200 }, { status: 200, data: first.data }]);
    const [letter] = fileIdsOf(first) as [string];
    await thread.scanned(letter);
    expect(await thread.sendLetter({ messageId })).toMatchObject({ status: 200, data: first.data });
    for (const other of [{ asLetter: false }, { text: 'Another text' }]) {
      expect(await thread.sendLetter({ messageId, ...other })).toMatchObject(refused(409, 'conflict'));
    }
    expect(await thread.uploads()).toEqual([`${thread.requestId}/${letter}`]);
    expect([(await thread.messages()).length, await thread.fileIds()]).toEqual([1, [letter]]);
  });

  it('is not made for a request whose messages can have no more files', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const file = { fileId: `file_${'0'.repeat(32)}`, group: 'legal', scan: 'clean', messageId: randomUUID() };
    const known = Array.from({ length: MAX_THREAD_FILES }, (_, index) => {
      const fileId = `file_${String(index).padStart(32, '0')}`;
      const facts = { originalName: 'a.pdf', contentType: 'application/pdf', size: 1, etag: 'e' };
      const times = { uploadedAt: '2026-01-01T00:00:00.000Z', uploadedByAdmin: true, quarantineBlob: 'none' };
      return [fileId, { ...file, ...facts, ...times, fileId }];
    });
    await thread.set('/files', Object.fromEntries(known));
    expect(await thread.sendLetter({ messageId })).toMatchObject(refused(409, 'conflict'));
    expect([await thread.uploads(), await thread.messages()]).toEqual([[], []]);
  });

  it('that was stored without its message is used by the next call', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const history = (await requestContent(portal, thread.requestId))['history'] as object[];
    // The document of the request has room for no more files.
    await thread.set('/history', [{ ...history[0], notes: 'x'.repeat(1_200_000) }]);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await thread.sendLetter({ messageId })).toMatchObject(refused(409, 'conflict'));
    }
    const uploads = await thread.uploads();
    expect([uploads.length, (await thread.messages()).length]).toEqual([1, 0]);
    await thread.set('/history', history);
    const [letter] = fileIdsOf(await thread.sendLetter({ messageId })) as [string];
    expect([await thread.uploads(), uploads]).toEqual([uploads, [`${thread.requestId}/${letter}`]]);
    expect(await thread.scanned(letter)).toBe('clean');
  });

  it('has another name than the letters before it, also in the preview', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const names = async () => (await lookUp(portal, thread)).uploadedFiles.map((file) => file.originalName);
    await thread.sendLetter({ messageId });
    const [first] = await names();
    const second = first!.replace('.pdf', ' (2).pdf');
    const { name } = await dataOf(portal.api, previewLetter, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId: thread.requestId, text },
    });
    await thread.sendLetter({ messageId });
    await thread.sendLetter();
    expect([name, (await names()).toSorted()]).toEqual([second, [second, first]]);
  });

  it('can be withdrawn, and no repeated call brings it back', async () => {
    const thread = await aThread();
    const messageId = randomUUID();
    const [letter] = fileIdsOf(await thread.sendLetter({ messageId })) as [string];
    await thread.scanned(letter);
    await dataOf(portal.api, withdrawFile, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId: thread.requestId, fileId: letter },
    });
    expect(await thread.sendLetter({ messageId })).toMatchObject({ status: 200 });
    for (const person of [thread.client, thread.holder, thread.staff])
      expect((await person.download(letter)).status).toBeGreaterThanOrEqual(400);
    expect(await thread.fileIds()).toEqual([letter]);
  });

  it('shows names and text of any script, and names what no typeface has', async () => {
    const thread = await aThread();
    await thread.set('/fields/firmName', 'כהן ושות');
    await thread.set('/fields/attorneyName', '陳怡君');
    const [letter] = fileIdsOf(await thread.sendLetter({ text: 'Hello 病历 🧠' })) as [string];
    await thread.scanned(letter);
    const printed = (await thread.printed(letter)).pages.join('').replaceAll(/\s/g, '');
    for (const part of ['כהןושות', '陳怡君', 'Hello病历□', '□standsforacharacterthatcan’tbeprinted'])
      expect(printed).toContain(part);
  });

  it('is refused for clients and internal notes, and with five files', async () => {
    const thread = await aThread();
    const ids = Array.from({ length: 5 }, (_, index) => `file_${String(index).padStart(32, '0')}`);
    const answers = await Promise.all([
      thread.client.send([], { asLetter: true }),
      thread.holder.send([], { asLetter: true }),
      thread.sendLetter({ isInternal: true }),
      thread.sendLetter({}, ids),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refused(400, 'invalid_input'));
    expect(answers.map(({ error }) => Object.keys(error?.fields ?? {}))).toEqual([
      ['asLetter'],
      ['asLetter'],
      ['asLetter'],
      ['uploadedFiles'],
    ]);
    expect([await thread.messages(), await thread.fileIds(), await thread.uploads()]).toEqual([[], [], []]);
  });
});

it('a template is sent to many clients as a letter with the facts of each request, once', async () => {
  const threads = await Promise.all([aThread(), aThread()]);
  const en = { subject: 'Order {{orderId}}', text: 'Records of {{patientName}}' };
  const form = { name: freshName('Template'), texts: { en, es: null, fr: null }, asLetter: true };
  const headers = { ...authHeaders(await getAdmin(portal)), ...randomIpHeader() };
  const added = await callApi(portal.api, addTemplate, { headers, body: form });
  const { templateId, asLetter } = messageTemplate.parse(added.data);
  const bulk = bulkCalls(portal, staff);
  const key = randomUUID();
  const change = { kind: 'message', templateId, version: 1, asLetter };
  await bulk.start(change, selectionOf(threads), key);
  expect((await bulk.end(key)).counts).toMatchObject({ done: 2, failed: 0 });
  await bulk.retry(key);
  for (const thread of threads) {
    const [letter, ...others] = await thread.fileIds();
    expect([others, (await thread.messages()).length, (await thread.uploads()).length]).toEqual([[], 1, 1]);
    expect(await thread.scanned(letter!)).toBe('clean');
    const { patientName } = (await requestContent(portal, thread.requestId))['fields'] as Record<
      string,
      string
    >;
    const { pages } = await thread.printed(letter!);
    expect(pages.join(' ')).toContain(`Order ${thread.orderId}`);
    expect(pages.join(' ')).toContain(`Records of ${patientName}`);
  }
});
