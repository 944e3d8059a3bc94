import { listDemoFiles } from '@portal/contract/files/endpoints/demoFiles.ts';
import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
} from '@portal/contract/files/endpoints/files.ts';
import { describe, expect, inject, it } from 'vitest';
import { createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { sampleIds } from '../../support/files/demoFiles.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const PAID = sampleIds(0);
const FREE = sampleIds(2);
const ALREADY_DOWNLOADED =
  'This paid file has already been downloaded. Each paid file can only be downloaded once.';
const SIGN_IN_FIRST = 'Please sign in, or enter your Order ID and verification code.';

type Headers = Record<string, string>;
const check = (query: Headers, headers: Headers) => dataOf(portal.api, checkFileDownload, { query, headers });
const download = (query: Headers, headers: Headers) => callApi(portal.api, downloadFile, { query, headers });
async function realFile() {
  const { requestId } = await submitRequest(portal);
  return { requestId, fileId: await uploadAndRelease(portal, await createStaff(portal), requestId) };
}
const urlOf = ({ data }: { data?: unknown }) => (data as { url: string }).url;

describe('sample files', () => {
  it('are two paid and one free, and anyone can list them', async () => {
    const files = await dataOf(portal.site, listDemoFiles);
    expect(files.map(({ fileId, requestId }) => ({ fileId, requestId }))).toEqual(
      [PAID, sampleIds(1), FREE].map(({ fileId, requestId }) => ({ fileId, requestId })),
    );
    expect(files.map(({ isPaidFile }) => isPaidFile)).toEqual([true, true, false]);
  });

  it('a paid one is downloaded once, and its link is repeated for 15 minutes', async () => {
    const caller = randomIpHeader();
    expect(await check(PAID, caller)).toEqual({ canDownload: true });
    const first = await download(PAID, caller);
    const content = await fetch(urlOf(first));
    expect(content.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await content.text()).slice(0, 5)).toBe('%PDF-');
    const after = await check(PAID, caller);
    expect(after).toMatchObject({ canDownload: false, reason: ALREADY_DOWNLOADED });
    expect(Date.parse(after.downloadAgainUntil!) - Date.parse(after.lastDownloadedAt!)).toBe(15 * 60_000);
    expect(urlOf(await download(PAID, caller))).toBe(urlOf(first));
    expect(await check(sampleIds(1), caller)).toEqual({ canDownload: true });
  });

  it('a free one is downloaded any number of times', async () => {
    const caller = randomIpHeader();
    expect(await check(FREE, caller)).toEqual({ canDownload: true });
    for (const _ of [1, 2]) {
      expect(await download(FREE, caller)).toMatchObject({
        status: 200,
        message: 'File downloaded successfully. You can download it again if needed.',
      });
    }
    expect(await check(FREE, caller)).toMatchObject({
      canDownload: true,
      reason: 'File downloaded successfully. You can download it again if needed.',
      lastDownloadedAt: expect.any(String) as string,
    });
  });

  it('a hundred concurrent clicks from one address are one download with one link; another address has its own', async () => {
    const caller = randomIpHeader();
    const responses = await Promise.all(Array.from({ length: 100 }, () => download(PAID, caller)));
    expect(new Set(sortedStatuses(responses))).toEqual(new Set([200]));
    expect(new Set(responses.map(urlOf)).size).toBe(1);
    const times = responses.map(({ data }) => (data as { downloadedAt: string }).downloadedAt);
    expect(new Set(times).size).toBe(1);
    const elsewhere = randomIpHeader();
    expect(await check(PAID, elsewhere)).toEqual({ canDownload: true });
    expect(await download(PAID, elsewhere)).toMatchObject({ status: 200 });
  });

  it('an address that the caller claims is ignored', async () => {
    const { 'x-forwarded-for': real } = randomIpHeader();
    const claimAddress = (address: string) => ({ 'x-forwarded-for': `${address}, ${real}` });
    await download(PAID, claimAddress('203.0.113.1'));
    const others: Headers[] = [
      claimAddress('203.0.113.2'),
      claimAddress('2001:db8::1'),
      { ...claimAddress('198.51.100.7, 10.0.0.1'), forwarded: 'for=203.0.113.3', 'x-real-ip': '203.0.113.4' },
      { 'x-forwarded-for': `${real}:4711`, 'x-client-ip': '203.0.113.5' },
    ];
    for (const headers of others) {
      expect(await check(PAID, headers)).toMatchObject({ canDownload: false, reason: ALREADY_DOWNLOADED });
    }
  });

  it('a preview does not count as a download', async () => {
    const caller = randomIpHeader();
    expect(await download({ ...PAID, action: 'preview' }, caller)).toMatchObject({ status: 200 });
    expect(await check(PAID, caller)).toEqual({ canDownload: true });
  });

  it('are rate-limited per address', async () => {
    const caller = randomIpHeader();
    // More than two windows of the limit hold, because one can end in the meantime.
    const responses = await Promise.all(Array.from({ length: 241 }, () => download(FREE, caller)));
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('every other file', () => {
  it('is refused to anonymous callers with the usual message', async () => {
    const { requestId, fileId } = await realFile();
    const others = [
      { requestId, fileId },
      { requestId, fileId: PAID.fileId },
      { requestId: PAID.requestId, fileId },
      { requestId: PAID.requestId, fileId: `file_${'9'.repeat(32)}` },
      { requestId: PAID.requestId.toUpperCase(), fileId: PAID.fileId },
      { requestId: '', fileId: '' },
      { requestId: PAID.requestId },
    ];
    for (const operation of [checkFileDownload, downloadFile]) {
      for (const query of others) {
        expect(
          await callApi(portal.api, operation, { query: query as Headers, headers: randomIpHeader() }),
        ).toMatchObject({ status: 401, message: SIGN_IN_FIRST });
      }
    }
    expect(
      await callApi(portal.api, checkDownloadStatus, { query: PAID, headers: randomIpHeader() }),
    ).toMatchObject({ status: 401, message: SIGN_IN_FIRST });
  });

  it('is refused even if the call also names a sample', async () => {
    const { requestId, fileId } = await realFile();
    const named = new URLSearchParams([
      ...Object.entries(PAID),
      ['requestId', requestId],
      ['fileId', fileId],
    ]);
    const swapped = new URLSearchParams([
      ['requestId', requestId],
      ['fileId', fileId],
      ...Object.entries(PAID),
    ]);
    for (const query of [named, swapped]) {
      const response = await fetch(`${portal.api}/api/downloadFile?${query}`, {
        headers: randomIpHeader(),
      });
      const text = await response.text();
      expect(text).toMatch(/sample-medical-records\.pdf|unauthenticated/);
      expect(text).not.toContain(fileId);
    }
  });
});
