import { checkDownloadStatus } from '@portal/contract/endpoints/files.ts';
import { downloadsOf } from '../../data/requests/downloads.ts';
import { historyOf } from '../../domain/file/downloadNotes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { openableFile, subjectOf } from '../../workflows/openableFile.ts';

/** GET /api/checkDownloadStatus: when this caller downloaded a file: a paid one ever, a free one in the last 30 days. */
endpoint(checkDownloadStatus, async ({ query, caller }) => {
  const { fileId } = await openableFile(caller, query.requestId, query.fileId);
  const downloads = historyOf(await downloadsOf(query.requestId), fileId, subjectOf(caller));
  return { data: { fileId, downloads: downloads.map((downloadedAt) => ({ downloadedAt })) } };
});
