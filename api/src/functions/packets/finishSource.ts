import { finishSource } from '@portal/contract/packets/endpoints.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { joinBlocks } from '../../data/packets/sourceUploads.ts';
import { joinSource } from '../../domain/packets/changeSource.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { requireSender, requireSource } from '../../workflows/packets/assemblyOf.ts';
import { viewSource } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/finishSource: joins the blocks of a source that has been sent. */
endpoint(finishSource, async ({ body: { requestId, sourceId }, now, log, caller }) => {
  const source = requireSource(await readAssembly(requestId), sourceId);
  if (source.state !== 'uploading') return { data: await viewSource(source) };
  requireSender(source, actorOf(caller).id);
  const etag = await joinBlocks(requestId, source);
  if (etag === null)
    throw new PortalError('conflict', 'Parts of this file are missing. Please send it again.');
  const { assembly, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const next = joinSource(current, requireSource(current, sourceId), etag);
      return next && { assembly: next, steps: [{ kind: 'packet-work', id: sourceId }] };
    },
    now,
  );
  // Its step requests the scan.
  runTasksInBackground(pendingTasks, now, log);
  return { data: await viewSource(requireSource(assembly, sourceId)) };
});
