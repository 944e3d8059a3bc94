import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { releaseFiles } from '../../workflows/files/releaseFiles.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { staffFiles } from '../../workflows/requests/viewRequest.ts';

/** POST /api/updateRequestFiles: releases uploaded documents to the client of a request. */
endpoint(updateRequestFiles, async ({ body, caller, now, log }) => {
  const request = await releaseFiles(
    body,
    actorOf(caller),
    { turn: turnOf(caller), log, isPreferred: true },
    now,
    (refs) => runTasksNow(refs, now, log),
  );
  const named = new Set(body.uploadedFiles.map(({ fileId }) => fileId));
  return {
    message: 'Files uploaded successfully',
    data: { requestId: body.requestId, uploadedFiles: await staffFiles(request, named, now) },
  };
});
