import { requestAnotherDownload } from '@portal/contract/files/endpoints/downloadRequests.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { claimOf } from '../../domain/files/downloads/paidSubjects.ts';
import { requestDownload } from '../../domain/files/downloads/downloadRequests.ts';
import { endpoint } from '../../http/endpoint.ts';
import { PortalError } from '../../errors/portalError.ts';
import { downloadRequestOf } from '../../workflows/files/downloadRequestOf.ts';
import {
  actorOrHolder,
  downloadSubjectOf,
  findAccessibleFile,
} from '../../workflows/files/findAccessibleFile.ts';
import { subjectDownloads } from '../../workflows/files/subjectDownloads.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/requestAnotherDownload: a client or holder asks staff for another download of a paid file. */
endpoint(requestAnotherDownload, async ({ body, caller, now, log }) => {
  const { requestId, fileId, reason, note = '' } = body;
  const { request: opened } = await findAccessibleFile(caller, requestId, fileId);
  const downloads = await subjectDownloads(opened, downloadSubjectOf(caller, opened));
  const asked = { fileId, reason, note, by: actorOrHolder(caller) };
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const decision = requestDownload(current, asked, (file) => claimOf(downloads, file), now);
      if (decision.kind === 'change') return decision.change;
      if (decision.kind === 'same') return null;
      throw new PortalError(
        'conflict',
        decision.kind === 'declined'
          ? 'We declined another download of this file. You can ask again after 24 hours, or contact us.'
          : (decision.refusal ?? 'You can still download this file. Choose Download.'),
      );
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return {
    message: 'We received your request for another download',
    data: { fileId, downloadRequest: downloadRequestOf(request, fileId) },
  };
});
