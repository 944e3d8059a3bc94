import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { eraseAssembly, erasePacket, eraseSource } from '../../data/packets/assemblyBlobs.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { endAssembly as end, isEnded } from '../../domain/packets/endAssembly.ts';
import { endChecks } from '../../domain/packets/readyPackets.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { TaskRef } from '../../domain/requests/change.ts';

interface EndedSources {
  readonly sources: number;
  readonly pendingTasks: readonly TaskRef[];
}

/** Records that everything a packet was assembled from is deleted; the task deletes it. */
export async function endAssembly(requestId: string, by: Actor, now: Date): Promise<EndedSources> {
  // First, so that nobody releases a packet in the meantime.
  const { request, pendingTasks: ofRequest } = await changeRequest(
    requestId,
    (current) => endChecks(current, by, now),
    now,
  );
  let sources = 0;
  const { pendingTasks } = await changeAssembly(
    requestId,
    (assembly) => {
      const ended = end(assembly, request);
      sources = ended?.sources ?? 0;
      if (!ended) return null;
      return {
        assembly: ended.assembly,
        event: { kind: 'sources-deleted', at: now.toISOString(), by, details: { files: sources } },
        steps: [{ kind: 'erase-sources' }],
      };
    },
    now,
  );
  return { sources, pendingTasks: [...ofRequest, ...pendingTasks] };
}

/**
 * Deletes the content of sources that were taken out and of packets that were canceled, and if no source is left, everything else.
 * Repeatable.
 */
export async function eraseSources(requestId: string): Promise<void> {
  const assembly = await readAssembly(requestId);
  for (const source of assembly.sources)
    if (source.state === 'withdrawn') await eraseSource(requestId, source);
  for (const { packetId, state } of assembly.packets)
    if (state === 'canceled') await erasePacket(requestId, packetId);
  if (isEnded(assembly)) await eraseAssembly(requestId);
}
