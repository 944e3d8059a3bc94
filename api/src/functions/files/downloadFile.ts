import { downloadFile } from '@portal/contract/endpoints/files.ts';
import { downloadLink } from '../../data/blobs/downloadLink.ts';
import { recordOpening } from '../../data/requests/downloads.ts';
import { decideDownload } from '../../domain/file/decideDownload.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf, openableFile, subjectOf } from '../../workflows/openableFile.ts';
import { runTasksAfterAnswer } from '../../workflows/runTasksAfterAnswer.ts';

/** GET /api/downloadFile: a short-lived link to a clean file of a request that the caller may see. */
endpoint(downloadFile, async ({ query, caller, now, log }) => {
  const { fileId, requestId, action } = query;
  const file = await openableFile(caller, requestId, fileId);
  const decision = decideDownload(file);
  if (decision.kind === 'refuse') throw new PortalError('forbidden', decision.shown);
  const left = await recordOpening(
    { requestId, fileId, action, subject: subjectOf(caller), by: actorOf(caller) },
    now,
  );
  runTasksAfterAnswer(left, now, log);
  const url = await downloadLink(
    { ...file, requestId },
    action === 'download' ? 'attachment' : 'inline',
    now,
  );
  return {
    message: 'File downloaded successfully. You can download it again if needed.',
    data: {
      url,
      originalName: file.originalName,
      contentType: file.contentType,
      downloadedAt: now.toISOString(),
    },
  };
});
