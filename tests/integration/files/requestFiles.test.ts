import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
} from '@portal/contract/files/endpoints/files.ts';
import { docxFile } from '@portal/contract/testing/officeFiles.ts';
import { describe, expect, inject, it } from 'vitest';
import { dataOf } from '../../support/api/callApi.ts';
import { accessHeader } from '../../support/requests/holder.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { documentsOf } from '../../support/portal/stores.ts';
import { requestDownload, requestWithFiles } from '../../support/requests/requestWithFiles.ts';

const portal = inject('portal');

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('a clean file', () => {
  it('is downloaded byte for byte by the holder', async () => {
    const content = pdfBytes('the record');
    const { seen, fileIds, requestId } = await requestWithFiles(portal, [{ name: 'record.pdf', content }]);
    const [fileId = ''] = fileIds;
    expect(seen.uploadedFiles).toMatchObject([
      {
        fileId,
        originalName: 'record.pdf',
        contentType: 'application/pdf',
        size: content.length,
        scan: 'clean',
        isDownloadable: true,
      },
    ]);

    const query = { requestId, fileId };
    const headers = accessHeader(seen);
    expect(await dataOf(portal.site, checkFileDownload, { query, headers })).toEqual({ canDownload: true });
    const { url } = await dataOf(portal.site, downloadFile, { query, headers });
    const response = await fetch(url);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="record.pdf"/);
    expect(response.headers.get('cache-control')).toBe('no-store');

    const history = await dataOf(portal.site, checkDownloadStatus, { query, headers });
    expect(history).toMatchObject({ fileId, downloads: [{ downloadedAt: expect.any(String) as string }] });
    const opened = (await documentsOf(portal, requestId, 'event')).filter(
      ({ kind }) => kind === 'file-opened',
    );
    expect(opened).toMatchObject([{ by: { kind: 'holder' }, details: { fileId, action: 'download' } }]);
  });

  it('has links that read only this blob, for five minutes', async () => {
    const { seen, fileIds } = await requestWithFiles(portal, [{ name: 'record.pdf', content: pdfBytes() }]);
    const { data } = await requestDownload(portal, seen, fileIds[0]!);
    const url = new URL((data as { url: string }).url);
    expect(url.searchParams.get('sp')).toBe('r');
    expect(url.searchParams.get('sr')).toBe('b');
    const minutesLeft = (Date.parse(url.searchParams.get('se') ?? '') - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(4.5);
    expect(minutesLeft).toBeLessThanOrEqual(5.02);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect(
      (await fetch(url, { method: 'PUT', body: 'x', headers: { 'x-ms-blob-type': 'BlockBlob' } })).status,
    ).toBe(403);
    const inline = new URL(url);
    inline.searchParams.set('rscd', 'inline');
    expect((await fetch(inline)).status).toBe(403);
    const bare = new URL(url);
    bare.search = '';
    expect((await fetch(bare)).ok).toBe(false);
  });

  it('is previewed without counting as downloaded', async () => {
    const { seen, fileIds } = await requestWithFiles(portal, [{ name: 'record.pdf', content: pdfBytes() }]);
    const { data } = await requestDownload(portal, seen, fileIds[0]!, { action: 'preview' });
    const response = await fetch((data as { url: string }).url);
    expect(response.headers.get('content-disposition')).toBe('inline');
    const query = { requestId: seen._id, fileId: fileIds[0]! };
    expect(
      await dataOf(portal.site, checkDownloadStatus, { query, headers: accessHeader(seen) }),
    ).toMatchObject({
      downloads: [],
    });
  });

  it('is saved, not shown, if its type is unsafe to display', async () => {
    const { seen, fileIds } = await requestWithFiles(portal, [
      { name: 'letter.docx', content: await docxFile() },
    ]);
    const { data } = await requestDownload(portal, seen, fileIds[0]!, { action: 'open' });
    const response = await fetch((data as { url: string }).url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  });
});

describe('an infected file', () => {
  it('is detected inside a document', async () => {
    const content = await docxFile([{ name: 'word/embeddings/notes.txt', content: eicar }]);
    const { seen } = await requestWithFiles(portal, [
      { name: 'bad.docx', content },
      { name: 'good.docx', content: await docxFile() },
    ]);
    const scans = seen.uploadedFiles.map(({ originalName, scan }) => [originalName, scan]);
    expect(Object.fromEntries(scans)).toEqual({ 'bad.docx': 'infected', 'good.docx': 'clean' });
  });

  it('is shown as blocked and cannot be opened', async () => {
    const infected = new TextEncoder().encode(`%PDF-1.4\n${eicar}\n%%EOF`);
    const { seen, fileIds, requestId } = await requestWithFiles(portal, [
      { name: 'bad.pdf', content: infected },
      { name: 'good.pdf', content: pdfBytes() },
    ]);
    const [bad = '', good = ''] = fileIds;
    const file = seen.uploadedFiles.find(({ fileId }) => fileId === bad);
    expect(file).toMatchObject({
      scan: 'infected',
      isDownloadable: false,
      downloadReason: 'This file is blocked because it did not pass the virus scan.',
    });
    for (const action of ['download', 'preview', 'open']) {
      const refused = await requestDownload(portal, seen, bad, { action });
      expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
      expect(refused.data).toBeUndefined();
    }
    const query = { requestId, fileId: bad };
    expect(
      await dataOf(portal.site, checkFileDownload, { query, headers: accessHeader(seen) }),
    ).toMatchObject({
      canDownload: false,
    });
    expect(await requestDownload(portal, seen, good)).toMatchObject({ status: 200 });
    const direct = await fetch(`${portal.blob}/devstoreaccount1/documents/${requestId}/${bad}`);
    expect(direct.ok).toBe(false);
  });
});
