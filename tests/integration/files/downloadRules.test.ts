import { allowAnotherDownload, extendDownloadWindow } from '@portal/contract/files/endpoints/releases.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  checkFileDownloadAuth,
  downloadFile,
  downloadFileAuth,
} from '@portal/contract/files/endpoints/files.ts';
import { beforeAll, describe, expect, inject, it, test } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { copySubmission } from '../../support/requests/copySubmission.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { hoursAgo, patchFile, storedFile, uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { copyRelease } from '../../support/files/copyRelease.ts';
import { containerOf, documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const ALREADY = 'This paid file has already been downloaded. Each paid file can only be downloaded once.';

let staff: Person;
let client: Person;
beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

/** Submits a request of a client with one released file; returns the calls of holder, client and staff. */
async function releaseFile(
  terms: object,
  facts: Parameters<typeof patchFile>[3] = {},
  upload?: Parameters<typeof uploadAndRelease>[4],
) {
  const request = await copySubmission(portal, client);
  const { requestId } = request;
  const add = upload ? uploadAndRelease : copyRelease;
  const fileId = await add(portal, staff, requestId, terms, upload);
  if (Object.keys(facts).length > 0) await patchFile(portal, requestId, fileId, facts);
  const access = accessHeader(await lookUp(portal, request));
  const query = (action: string) => ({ requestId, fileId, action });
  const headers = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
  return {
    ...request,
    fileId,
    asHolder: (action = 'download') =>
      callApi(portal.api, downloadFile, {
        headers: { ...access, ...randomIpHeader() },
        query: query(action),
      }),
    asPerson: (person: Person, action = 'download') =>
      callApi(portal.api, downloadFileAuth, { headers: headers(person), query: query(action) }),
    check: () =>
      dataOf(portal.api, checkFileDownload, {
        headers: { ...access, ...randomIpHeader() },
        query: { requestId, fileId },
      }),
    checkAs: (person: Person) =>
      dataOf(portal.api, checkFileDownloadAuth, { headers: headers(person), query: { requestId, fileId } }),
    history: () =>
      dataOf(portal.api, checkDownloadStatus, {
        headers: { ...access, ...randomIpHeader() },
        query: { requestId, fileId },
      }),
    extend: (id = fileId) =>
      callApi(portal.api, extendDownloadWindow, { headers: headers(staff), body: { requestId, fileId: id } }),
    allow: () =>
      callApi(portal.api, allowAnotherDownload, { headers: headers(staff), body: { requestId, fileId } }),
    age: async (hours: number) => {
      const container = await containerOf(portal, 'requests');
      for (const { id } of await documentsOf(portal, requestId, 'download')) {
        await container
          .item(String(id), requestId)
          .patch([{ op: 'set', path: '/at', value: hoursAgo(hours) }]);
      }
    },
  };
}

const charged = { requiresPayment: true, chargeAmount: '25', embargoEnabled: false };
const paidNow = () => ({ paidAt: hoursAgo(1) });

describe('a paid file', () => {
  it('is downloaded once, even with a hundred concurrent clicks, which get one link', async () => {
    const file = await releaseFile(charged, paidNow());
    const responses = await Promise.all(Array.from({ length: 100 }, () => file.asHolder()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ data }) => (data as { url: string }).url)).size).toBe(1);
    expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(1);
    const opened = (await documentsOf(portal, file.requestId, 'event')).filter(
      ({ kind }) => kind === 'file-opened',
    );
    expect(opened).toHaveLength(responses.length);
    expect(new Set(responses.map(({ message }) => message))).toEqual(new Set([undefined]));
    expect((await fetch((responses[0]!.data as { url: string }).url)).status).toBe(200);
  });

  it('cannot be downloaded again, but its link is repeated for 15 minutes', async () => {
    const file = await releaseFile(charged, paidNow());
    expect(await file.check()).toEqual({ canDownload: true });
    await file.asHolder();
    const checked = await file.check();
    expect(checked).toMatchObject({ canDownload: false, reason: ALREADY });
    expect(Date.parse(checked.downloadAgainUntil!) - Date.parse(checked.lastDownloadedAt!)).toBe(15 * 60_000);
    expect((await file.asHolder()).status).toBe(200);
    expect((await file.asHolder('preview')).status).toBe(200);
    expect((await file.history()).downloads).toHaveLength(1);
  });

  it('is refused, preview included, after that time', async () => {
    const file = await releaseFile(charged, paidNow());
    await file.asHolder();
    await file.age(0.26);
    for (const action of ['download', 'preview', 'open']) {
      expect(await file.asHolder(action)).toMatchObject({ status: 403, message: ALREADY });
    }
    const checked = await file.check();
    expect(checked).toMatchObject({ canDownload: false, reason: ALREADY });
    expect(checked).not.toHaveProperty('downloadAgainUntil');
    const [seen] = (await lookUp(portal, file)).uploadedFiles;
    expect(seen).toMatchObject({ isViewable: false, isDownloadable: false, downloadReason: ALREADY });
  });

  it('is not used up by previews, opening or checks', async () => {
    const file = await releaseFile(charged, paidNow());
    await file.asHolder('preview');
    await file.asHolder('open');
    await file.check();
    expect(await documentsOf(portal, file.requestId, 'download')).toEqual([]);
    expect((await file.asHolder()).status).toBe(200);
  });

  it('can be downloaded once by the holder, once by each client of the request, and any time by staff', async () => {
    const file = await releaseFile(charged, paidNow());
    expect((await file.asHolder()).status).toBe(200);
    await file.age(1);
    expect((await file.asHolder()).status).toBe(403);
    expect((await file.asPerson(client)).status).toBe(200);
    await file.age(1);
    expect((await file.asPerson(client)).status).toBe(403);
    for (let time = 0; time < 2; time++) expect((await file.asPerson(staff)).status).toBe(200);
    expect(await file.checkAs(staff)).toMatchObject({ canDownload: true });
    const { data } = await requestCalls(portal, staff, file.requestId).read();
    const [seen] = (data as { uploadedFiles: { downloads: { by: string }[] }[] }).uploadedFiles;
    expect(seen!.downloads.map(({ by }) => by).toSorted()).toEqual(['', 'Casey Example']);
  });

  it('can be downloaded for twelve hours from its payment', async () => {
    const file = await releaseFile(charged, { uploadedAt: hoursAgo(48), paidAt: hoursAgo(11.9) });
    expect((await file.asHolder()).status).toBe(200);
    const late = await releaseFile(charged, { uploadedAt: hoursAgo(48), paidAt: hoursAgo(12.1) });
    expect(await late.asHolder()).toMatchObject({
      status: 403,
      message: 'The download window of this file has ended. You can request another download.',
    });
    expect((await late.asHolder('preview')).status).toBe(403);
  });
});

describe('an unpaid file', () => {
  test.each(['download', 'preview', 'open'])('is refused for %s', async (action) => {
    const file = await releaseFile(charged);
    expect(await file.asHolder(action)).toMatchObject({
      status: 403,
      message: 'You can open this file after you pay for it.',
    });
    expect((await file.asPerson(client, action)).status).toBe(403);
    expect((await file.asPerson(staff, action)).status).toBe(200);
  });
});

describe('a file under embargo', () => {
  it('is listed but cannot be downloaded until the embargo ends', async () => {
    const file = await releaseFile({ embargoDays: 1 });
    expect((await file.asHolder('preview')).status).toBe(200);
    expect((await file.asHolder('open')).status).toBe(200);
    expect(await file.asHolder()).toMatchObject({
      status: 403,
      message: 'This file is not available for download yet.',
    });
    await patchFile(portal, file.requestId, file.fileId, { uploadedAt: hoursAgo(24.1) });
    expect((await file.asHolder()).status).toBe(200);
    expect((await file.asHolder()).status).toBe(200);
  });
});

it('a file of a type that browsers save cannot bypass its embargo or its one download', async () => {
  const name = 'letter.doc';
  const content = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]);
  const embargoed = await releaseFile({ embargoDays: 1 }, {}, { name, content });
  const paid = await releaseFile(charged, paidNow(), { name, content });
  for (const action of ['preview', 'open']) {
    expect(await embargoed.asHolder(action)).toMatchObject({
      status: 403,
      message: 'This file is not available for download yet.',
    });
    expect(await paid.asHolder(action)).toMatchObject({
      status: 403,
      message: 'This type of file cannot be shown. Please download it.',
    });
  }
  expect((await paid.asHolder()).status).toBe(200);
});

describe('a file without a charge', () => {
  const free = { embargoEnabled: false };

  it('can be downloaded any number of times, with every link in the audit trail and a grouped history', async () => {
    const file = await releaseFile(free);
    const responses = await Promise.all(Array.from({ length: 25 }, () => file.asHolder()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const opened = (await documentsOf(portal, file.requestId, 'event')).filter(
      ({ kind }) => kind === 'file-opened',
    );
    expect(opened).toHaveLength(responses.length);
    // Two if a five-minute slot ends in between.
    const stored = await documentsOf(portal, file.requestId, 'download');
    expect([1, 2]).toContain(stored.length);
    const { downloads } = await file.history();
    expect(downloads).toHaveLength(stored.length);
    const { lastDownloadedAt } = await file.check();
    expect(lastDownloadedAt).toBe(downloads[0]!.downloadedAt);
    await file.asPerson(client);
    expect((await documentsOf(portal, file.requestId, 'download')).map(({ subject }) => subject)).toContain(
      `user:${client.userId}`,
    );
    expect((await file.history()).downloads).toEqual(downloads);
  });

  it('has a history of the newest hundred downloads, newest first', async () => {
    const { requestId, fileId, history } = await releaseFile(free);
    const container = await containerOf(portal, 'requests');
    const times = Array.from({ length: 120 }, (_, index) => hoursAgo(index + 1));
    for (const at of times.toReversed()) {
      const id = `dl|${fileId}|holder|${at}`;
      await container.items.create({ id, requestId, type: 'download', fileId, subject: 'holder', at });
    }
    expect((await history()).downloads.map(({ downloadedAt }) => downloadedAt)).toEqual(times.slice(0, 100));
  });
});

describe('staff extend the window', () => {
  it('for twelve hours, once it has ended', async () => {
    const file = await releaseFile(charged, { uploadedAt: hoursAgo(48), paidAt: hoursAgo(13) });
    const responses = await Promise.all(Array.from({ length: 10 }, () => file.extend()));
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array<string>(9).fill('409'),
    ]);
    const until = Date.parse(
      (responses.find(({ status }) => status === 200)!.data as { downloadUntil: string }).downloadUntil,
    );
    expect(until - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    expect((await file.asHolder()).status).toBe(200);
  });

  it('but not while it is open, or for a file that is free, unpaid or the client’s', async () => {
    const open = await releaseFile(charged, paidNow());
    expect(await open.extend()).toMatchObject({
      status: 409,
      message: 'The download window of this file is still open.',
    });
    expect((await (await releaseFile({ embargoEnabled: false })).extend()).status).toBe(409);
    expect((await (await releaseFile(charged)).extend()).status).toBe(409);
    expect((await open.extend(`file_${'0'.repeat(32)}`)).status).toBe(404);
  });
});

describe('staff allow one more download', () => {
  it('not before the first was used', async () => {
    const file = await releaseFile(charged, paidNow());
    expect(await file.allow()).toMatchObject({
      status: 409,
      message: 'The client hasn’t used the current download of this file yet.',
    });
  });

  it('of a paid, downloaded file: exactly one', async () => {
    const file = await releaseFile(charged, paidNow());
    await file.asHolder();
    await file.age(1);
    expect((await file.allow()).status).toBe(200);
    expect(await file.check()).toEqual({ canDownload: true });
    const responses = await Promise.all(Array.from({ length: 20 }, () => file.asHolder()));
    expect(new Set(responses.map(({ data }) => (data as { url: string }).url)).size).toBe(1);
    await file.age(1);
    expect((await file.asHolder()).status).toBe(403);
    expect(await documentsOf(portal, file.requestId, 'download')).toHaveLength(2);
  });

  it('and reopen an ended window with it', async () => {
    const file = await releaseFile(charged, paidNow());
    await file.asHolder();
    await patchFile(portal, file.requestId, file.fileId, { uploadedAt: hoursAgo(48), paidAt: hoursAgo(13) });
    await file.age(12);
    expect((await file.allow()).status).toBe(200);
    expect((await file.asHolder()).status).toBe(200);
    expect(await storedFile(portal, file.requestId, file.fileId)).toMatchObject({ downloadRound: 1 });
  });
});

it('a file of another request does not exist, for holders, clients and staff', async () => {
  const [one, other] = [
    await releaseFile({ embargoEnabled: false }),
    await releaseFile({ embargoEnabled: false }),
  ];
  const query = { requestId: one.requestId, fileId: other.fileId, action: 'download' };
  const headers = { ...authHeaders(staff), ...randomIpHeader() };
  expect((await callApi(portal.api, downloadFileAuth, { headers, query })).status).toBe(404);
  expect((await one.extend(other.fileId)).status).toBe(404);
});
