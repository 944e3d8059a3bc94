import { checkDownloadStatus } from '@portal/contract/files/endpoints/files.ts';
import { MAX_DOWNLOADS_LISTED } from '@portal/contract/files/rules/downloads.ts';
import { downloadTimes } from '../../data/requests/downloads/downloadTimes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findAccessibleFile, downloadSubjectOf } from '../../workflows/files/findAccessibleFile.ts';

/** GET /api/checkDownloadStatus: when the caller downloaded a file. For free files: in the last 30 days. */
endpoint(checkDownloadStatus, async ({ query, caller }) => {
  const { requestId } = query;
  const { request, file } = await findAccessibleFile(caller, requestId, query.fileId);
  const { fileId } = file;
  const downloads = await downloadTimes(
    { requestId, fileId, subject: downloadSubjectOf(caller, request) },
    MAX_DOWNLOADS_LISTED,
  );
  return { data: { fileId, downloads: downloads.map((downloadedAt) => ({ downloadedAt })) } };
});
