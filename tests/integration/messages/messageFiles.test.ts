import { randomUUID } from 'node:crypto';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { checkDownloadStatus } from '@portal/contract/files/endpoints/files.ts';
import { withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import { updateKeyOf } from '@portal/contract/files/rules/uploadKey.ts';
import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { MAX_MESSAGE_FILES, MAX_THREAD_FILES } from '@portal/contract/messages/schemas.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
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
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate, uploadUnder } from '../../support/requests/clientUpdates.ts';
import { lookUp, lookUpAfterScan } from '../../support/requests/holder.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { threadOf } from '../../support/requests/threadOf.ts';

const portal = inject('portal');
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const infected = { name: 'bad.pdf', content: new TextEncoder().encode(`%PDF-1.7\n${eicar}`) };
const hostile = { name: '../<img src=x onerror=alert(1)>\u202E.pdf', content: pdfBytes() };

let client: Person;
let staff: Person;
beforeAll(async () => {
  [client, staff] = await Promise.all([signUpPerson(portal), createStaff(portal)]);
});

const aThread = (owner: Person = client) => threadOf(portal, owner, staff);
const refused = (status: number, code: string) => ({ status, error: { code } });

describe('files of staff', () => {
  it('are released free with the message, downloaded by the client, and recorded as a disclosure', async () => {
    const thread = await aThread();
    const fileId = await thread.uploadAsStaff();
    expect(await thread.staff.send([fileId])).toMatchObject({ status: 200, data: { fileIds: [fileId] } });
    expect(await thread.scanned(fileId)).toBe('clean');
    expect((await thread.client.page()).messages).toMatchObject([{ isMine: false, fileIds: [fileId] }]);
    const { uploadedFiles } = await lookUp(portal, thread);
    const [{ messageId } = { messageId: '' }] = (await thread.messages()) as { messageId: string }[];
    expect(uploadedFiles).toMatchObject([
      {
        fileId,
        messageId,
        uploadedByAdmin: true,
        requiresPayment: false,
        embargoEnabled: false,
        isDownloadable: true,
      },
    ]);
    for (const person of [thread.client, thread.holder])
      expect(await person.download(fileId)).toMatchObject({ status: 200 });
    const opened = await thread.events('file-opened');
    expect(opened).toMatchObject([
      { by: { kind: 'client', id: client.userId }, details: { fileId, action: 'download' } },
      { by: { kind: 'holder' }, details: { fileId, action: 'download' } },
    ]);
    const { downloads } = await dataOf(portal.api, checkDownloadStatus, {
      headers: { ...authHeaders(client), ...randomIpHeader() },
      query: { requestId: thread.requestId, fileId },
    });
    expect(downloads).toHaveLength(1);
  });

  it('can be withdrawn: the thread still names it, and no one can download it', async () => {
    const thread = await aThread();
    const fileId = await thread.uploadAsStaff();
    await thread.staff.send([fileId]);
    await thread.scanned(fileId);
    await dataOf(portal.api, withdrawFile, {
      headers: { ...authHeaders(staff), ...randomIpHeader() },
      body: { requestId: thread.requestId, fileId },
    });
    expect((await thread.client.page()).messages).toMatchObject([{ fileIds: [fileId] }]);
    const { uploadedFiles } = await lookUp(portal, thread);
    expect(uploadedFiles).toMatchObject([{ fileId, isDownloadable: false, withdrawnAt: expect.any(String) }]);
    for (const person of [thread.client, thread.holder, thread.staff])
      expect((await person.download(fileId)).status).toBeGreaterThanOrEqual(400);
  });

  it('are not allowed in an internal note, which then is not stored', async () => {
    const thread = await aThread();
    const fileId = await thread.uploadAsStaff();
    const note = await thread.staff.send([fileId], { isInternal: true });
    expect(note).toMatchObject(refused(400, 'invalid_input'));
    expect(note.error?.fields).toHaveProperty('uploadedFiles');
    expect([await thread.messages(), await thread.fileIds()]).toEqual([[], []]);
  });
});

describe('files of the client’s side', () => {
  it.each(['client', 'holder'] as const)(
    '(%s) are stored with the request, and opened by staff',
    async (side) => {
      const thread = await aThread();
      const fileId = await thread.upload(side, hostile);
      expect(await thread[side].send([fileId])).toMatchObject({ status: 200, data: { fileIds: [fileId] } });
      expect(await thread.scanned(fileId)).toBe('clean');
      expect((await thread.staff.page()).messages).toMatchObject([{ from: 'client', fileIds: [fileId] }]);
      const { data } = await requestCalls(portal, staff, thread.requestId).read();
      const { uploadedFiles } = data as { uploadedFiles: FileView[] };
      expect(uploadedFiles).toMatchObject([{ fileId, uploadedByAdmin: false, isDownloadable: true }]);
      expect(uploadedFiles[0]!.originalName).not.toMatch(/[/\\<>\p{Cf}]/u);
      expect(await thread.staff.download(fileId)).toMatchObject({ status: 200 });
      expect(await thread.events('files-added')).toEqual([]);
    },
  );

  it('are blocked for both sides if they are infected', async () => {
    const thread = await aThread();
    const fileId = await thread.upload('client', infected);
    expect(await thread.client.send([fileId])).toMatchObject({ status: 200 });
    expect(await thread.scanned(fileId)).toBe('infected');
    for (const person of [thread.staff, thread.client])
      expect((await person.download(fileId)).status).toBeGreaterThanOrEqual(400);
  });

  it('are accepted while the request is closed, and leave its status alone', async () => {
    for (const status of ['completed', 'cancelled']) {
      const thread = await aThread();
      await requestCalls(portal, staff, thread.requestId).changeStatus({ status });
      expect(await thread.client.send([await thread.upload('client')])).toMatchObject({ status: 200 });
      expect(await requestContent(portal, thread.requestId)).toMatchObject({ status });
    }
  });
});

describe('a message with files', () => {
  it.each(['client', 'staff'] as const)(
    '(%s) is sent once: the same call again, also at the same time, adds nothing',
    async (side) => {
      const thread = await aThread();
      const fileId = await (side === 'staff' ? thread.uploadAsStaff() : thread.upload(side));
      const messageId = randomUUID();
      const send = (fileIds = [fileId]) => thread[side].send(fileIds, { messageId });
      const [first, second] = await Promise.all([send(), send()]);
      expect([first, second]).toMatchObject([{ status: 200 }, { status: 200, data: first.data }]);
      await thread.scanned(fileId);
      expect(await send()).toMatchObject({ status: 200, data: first.data });
      expect(await send([])).toMatchObject(refused(409, 'conflict'));
      // Another message cannot take the file.
      expect(await thread[side].send([fileId])).toMatchObject(refused(409, 'conflict'));
      expect([(await thread.messages()).length, await thread.fileIds()]).toEqual([1, [fileId]]);
    },
  );

  it('does not take the files of another request, of the other side, or of nobody', async () => {
    const [thread, other] = await Promise.all([aThread(), aThread()]);
    const unclaimed = await uploadUnder(portal, `update-${randomUUID()}`);
    const calls: [keyof Pick<typeof thread, 'client' | 'holder' | 'staff'>, string][] = [
      ['client', await other.upload('client')],
      ['holder', await other.upload('holder')],
      ['client', await thread.uploadAsStaff()],
      ['client', unclaimed],
      ['client', `file_${'0'.repeat(32)}`],
      ['staff', await other.uploadAsStaff()],
      ['staff', await thread.upload('client')],
      ['staff', `file_${'0'.repeat(32)}`],
    ];
    for (const [side, fileId] of calls)
      expect(await thread[side].send([fileId])).toMatchObject(refused(422, 'file_rejected'));
    expect([await thread.messages(), await thread.fileIds()]).toEqual([[], []]);
  });

  it('does not take a file whose content does not match its name, or of a type that is not allowed', async () => {
    const thread = await aThread();
    const html = { name: 'page.pdf', content: new TextEncoder().encode('<script>alert(1)</script>') };
    const answers = [
      await thread.client.send([await thread.upload('client', html)]),
      await thread.staff.send([await thread.uploadAsStaff(html)]),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refused(422, 'file_rejected'));
    expect(await thread.messages()).toEqual([]);
  });

  it('has at most five files, and each side of a thread at most fifty', async () => {
    const thread = await aThread();
    const key = updateKeyOf(thread.requestId, randomUUID());
    const upload = () => uploadUnder(portal, key, undefined, authHeaders(client));
    const fileIds = await Promise.all(Array.from({ length: MAX_MESSAGE_FILES + 1 }, upload));
    const tooMany = await thread.client.send(fileIds);
    expect(tooMany).toMatchObject(refused(400, 'invalid_input'));
    expect(await thread.client.send(fileIds.slice(1))).toMatchObject({ status: 200 });
    const stored = await requestContent(portal, thread.requestId);
    const [template] = Object.values(stored['files'] as Record<string, object>);
    const more = Array.from({ length: MAX_THREAD_FILES - MAX_MESSAGE_FILES }, (_, index) => {
      const fileId = `file_${String(index).padStart(32, '0')}`;
      return [fileId, { ...template, fileId, scan: 'clean' }];
    });
    const requests = await containerOf(portal, 'requests');
    const value = { ...(stored['files'] as object), ...Object.fromEntries(more) };
    await requests.item('root', thread.requestId).patch([{ op: 'set', path: '/files', value }]);
    const full = await thread.client.send(fileIds.slice(0, 1));
    expect(full).toMatchObject(refused(409, 'conflict'));
    expect(full.message).toBe('You can send at most 50 files with the messages of a request.');
    expect(await thread.staff.send([], { asLetter: true })).toMatchObject({ status: 200 });
    expect(await thread.messages()).toHaveLength(2);
  });

  it('keeps its file: an update cannot send it as well', async () => {
    const thread = await aThread();
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, thread, updateId);
    expect(await thread.holder.send([fileId])).toMatchObject({ status: 200 });
    await thread.scanned(fileId);
    const update = await sendUpdate(portal, thread, { updateId, uploadedFiles: [{ fileId }] });
    expect(update).toMatchObject(refused(409, 'conflict'));
    expect((await lookUpAfterScan(portal, thread)).uploadedFiles).toMatchObject([{ fileId, scan: 'clean' }]);
  });

  it('of someone without the request, or with an account that was removed, is not stored', async () => {
    const [owner, stranger] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
    const thread = await aThread(owner);
    const fileId = await thread.upload('client');
    const send = (person: Person) =>
      callApi(portal.api, sendMessage, {
        headers: { ...authHeaders(person), ...randomIpHeader() },
        body: {
          requestId: thread.requestId,
          messageId: randomUUID(),
          text: 'See the file',
          uploadedFiles: [{ fileId }],
        },
      });
    expect(await send(stranger)).toMatchObject({ status: 404 });
    await dataOf(portal.api, changeUser, {
      headers: authHeaders(await getAdmin(portal)),
      body: { action: 'disable', userId: owner.userId },
    });
    expect(await send(owner)).toMatchObject({ status: 401 });
    expect([await thread.messages(), await thread.fileIds()]).toEqual([[], []]);
  });
});
