import { checkFileDownload } from '@portal/contract/endpoints/files.ts';
import { downloadsOf } from '../../data/requests/downloads.ts';
import { decideDownload } from '../../domain/file/decideDownload.ts';
import { endpoint } from '../../http/endpoint.ts';
import { openableFile, subjectOf } from '../../workflows/openableFile.ts';

/** GET /api/checkFileDownload: whether the caller may download a file now, without taking anything. */
endpoint(checkFileDownload, async ({ query, caller }) => {
  const file = await openableFile(caller, query.requestId, query.fileId);
  const decision = decideDownload(file);
  if (decision.kind === 'refuse') return { data: { canDownload: false, reason: decision.shown } };
  const [lastDownloadedAt] = await downloadsOf(query.requestId, query.fileId, subjectOf(caller));
  if (!lastDownloadedAt) return { data: { canDownload: true } };
  const reason = 'File downloaded successfully. You can download it again if needed.';
  return { data: { canDownload: true, reason, lastDownloadedAt } };
});
