import {
  checkDownloadStatus,
  checkFileDownload,
  downloadFile,
} from '@portal/contract/files/endpoints/files.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from '../../support/api/callApi.ts';
import { accessHeader } from '../../support/requests/holder.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { requestWithFiles } from '../../support/requests/requestWithFiles.ts';

const portal = inject('portal');

describe('the holder of one request', () => {
  async function requestWithFile() {
    const { requestId, fileIds, seen } = await requestWithFiles(portal, [
      { name: 'record.pdf', content: pdfBytes() },
    ]);
    return { requestId, fileId: fileIds[0]!, seen };
  }
  let mine: Awaited<ReturnType<typeof requestWithFile>>;
  let theirs: Awaited<ReturnType<typeof requestWithFile>>;
  beforeAll(async () => {
    [mine, theirs] = await Promise.all([requestWithFile(), requestWithFile()]);
  });

  it.each([downloadFile, checkFileDownload, checkDownloadStatus])(
    'finds no file of another request with $path',
    async (operation) => {
      const responses = await Promise.all(
        [
          { requestId: theirs.requestId, fileId: theirs.fileId },
          { requestId: mine.requestId, fileId: theirs.fileId },
          { requestId: theirs.requestId, fileId: mine.fileId },
          { requestId: mine.requestId, fileId: `file_${'0'.repeat(32)}` },
          { requestId: `req_${'x'.repeat(24)}`, fileId: mine.fileId },
        ].map((query) => callApi(portal.site, operation, { query, headers: accessHeader(mine.seen) })),
      );
      for (const reply of responses) {
        expect(reply).toMatchObject({ status: 404, message: 'File not found', error: { code: 'not_found' } });
      }
      const query = { requestId: mine.requestId, fileId: mine.fileId };
      expect(
        await callApi(portal.site, operation, { query, headers: accessHeader(mine.seen) }),
      ).toMatchObject({
        status: 200,
      });
    },
  );

  it.each([downloadFile, checkFileDownload, checkDownloadStatus])(
    'needs a token for $path',
    async (operation) => {
      const query = { requestId: mine.requestId, fileId: mine.fileId };
      expect(await callApi(portal.site, operation, { query })).toMatchObject({
        status: 401,
        error: { code: 'unauthenticated' },
      });
    },
  );
});
