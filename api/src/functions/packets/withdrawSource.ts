import { withdrawSource } from '@portal/contract/packets/endpoints.ts';
import { changeAssembly } from '../../data/packets/assemblies.ts';
import { eraseSource } from '../../data/packets/assemblyBlobs.ts';
import { findSource } from '../../domain/packets/assembly.ts';
import { withdraw } from '../../domain/packets/changeSource.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';
import { blockPacketsOf } from '../../workflows/packets/blockPacketsOf.ts';
import { viewSource } from '../../workflows/packets/viewAssembly.ts';

/** POST /api/withdrawSource: withdraws a source, or ends its upload. */
endpoint(withdrawSource, async ({ body: { requestId, sourceId }, caller, now, log }) => {
  await assembledRequest(requestId);
  const by = actorOf(caller);
  const { assembly, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const source = findSource(current, sourceId);
      const next = source && withdraw(current, source);
      if (!next) return null;
      const event = { kind: 'source-withdrawn', at: now.toISOString(), by, details: { sourceId } } as const;
      return { assembly: next, event, steps: [{ kind: 'erase-sources' }] };
    },
    now,
  );
  const withdrawn = findSource(assembly, sourceId);
  const blocked = withdrawn ? await blockPacketsOf(assembly, withdrawn, by, now) : [];
  // After the record, and again by its step: what is being prepared in the meantime is deleted when it ends.
  if (withdrawn?.state !== 'infected') await eraseSource(requestId, { sourceId });
  runTasksInBackground([...pendingTasks, ...blocked], now, log);
  // An upload that did not end leaves nothing.
  return { data: withdrawn ? await viewSource(withdrawn) : null };
});
