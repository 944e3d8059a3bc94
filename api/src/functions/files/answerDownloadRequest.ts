import { answerDownloadRequest as entry } from '@portal/contract/files/endpoints/downloadRequests.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { answerDownloadRequest } from '../../domain/files/downloads/answerDownloadRequest.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { downloadRequestOf } from '../../workflows/files/downloadRequestOf.ts';
import { reopenRefusal } from '../../workflows/files/reopenFile.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/answerDownloadRequest: staff allow or decline another download that a client asked for. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId, fileId } = body;
  const by = actorOf(caller);
  const claims = await claimsOf(requestId);
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const decision = answerDownloadRequest(current, { ...body, by }, claims, now);
      switch (decision.kind) {
        case 'change':
          return decision.change;
        case 'same':
          return null;
        case 'not-open':
          throw new PortalError('conflict', 'This request for another download was already answered.');
        case 'refuse':
          throw reopenRefusal(decision.reason);
      }
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return {
    message: body.answer === 'allow' ? 'One more download allowed' : 'Request for another download declined',
    data: { fileId, downloadRequest: downloadRequestOf(request, fileId) },
  };
});
