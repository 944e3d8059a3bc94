import { randomUUID } from 'node:crypto';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { describe, expect, inject, it } from 'vitest';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { pdfBytes, uploadFile } from '../../support/requests/order.ts';

const portal = inject('portal');

async function linkFor(draftId: string, name = 'letter.pdf', size = 100) {
  const [link] = await dataOf(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${draftId}`, files: [{ name, size }] },
  });
  return link!;
}

const put = (url: string | URL, content: Uint8Array = pdfBytes()) =>
  fetch(url, { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: Buffer.from(content) });

describe('an upload link', () => {
  it('creates one blob, once, without read or list access', async () => {
    const { uploadUrl } = await linkFor(randomUUID());
    expect((await put(uploadUrl)).status).toBe(201);
    expect((await put(uploadUrl, pdfBytes('another'))).status).toBe(403);
    expect((await fetch(uploadUrl)).status).toBe(403);
    expect((await fetch(uploadUrl, { method: 'HEAD' })).status).toBe(403);
    expect((await fetch(uploadUrl, { method: 'DELETE' })).status).toBe(403);
    const list = new URL(uploadUrl);
    list.pathname = list.pathname.split('/').slice(0, 3).join('/');
    list.searchParams.set('restype', 'container');
    list.searchParams.set('comp', 'list');
    expect((await fetch(list)).status).toBe(403);
  });

  it('works for no other blob', async () => {
    const { uploadUrl } = await linkFor(randomUUID());
    for (const path of [
      (path: string) => `${path}x`,
      (path: string) => path.replace('/quarantine/', '/documents/'),
      (path: string) => path.replace(/file_\w+/, `file_${'0'.repeat(32)}`),
    ]) {
      const other = new URL(uploadUrl);
      other.pathname = path(other.pathname);
      expect((await put(other)).status).toBe(403);
    }
  });

  it('expires after ten minutes, which the client cannot change', async () => {
    const { uploadUrl, expiresAt } = await linkFor(randomUUID());
    const url = new URL(uploadUrl);
    expect(url.searchParams.get('sp')).toBe('c');
    expect(url.searchParams.get('sr')).toBe('b');
    const minutesLeft = (Date.parse(url.searchParams.get('se') ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(9.5);
    expect(minutesLeft).toBeLessThanOrEqual(10.02);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10.02 * 60_000);

    const longer = new URL(uploadUrl);
    longer.searchParams.set('se', new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z/, 'Z'));
    expect((await put(longer)).status).toBe(403);
    const wider = new URL(uploadUrl);
    wider.searchParams.set('sp', 'racwd');
    expect((await put(wider)).status).toBe(403);
  });

  it('names the blob independently of the file name', async () => {
    const draftId = randomUUID();
    const { uploadUrl, fileId } = await linkFor(draftId, '../../documents/evil.pdf');
    expect(new URL(uploadUrl).pathname).toMatch(new RegExp(`/quarantine/req-${draftId}/${fileId}$`));
  });

  it('is required to write a blob, and does not allow reading it', async () => {
    const draftId = randomUUID();
    const fileId = await uploadFile(portal, draftId, { name: 'letter.pdf', content: pdfBytes() });
    const direct = `${portal.blob}/devstoreaccount1/quarantine/req-${draftId}/${fileId}`;
    expect((await fetch(direct)).ok).toBe(false);
    expect((await put(`${direct}x`)).ok).toBe(false);
    const list = `${portal.blob}/devstoreaccount1/quarantine?restype=container&comp=list`;
    expect((await fetch(list)).ok).toBe(false);
  });
});
