import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { eraseAll } from '../../data/blobs/eraseAll.ts';
import { eraseAssembly, eraseSource } from '../../data/packets/assemblyBlobs.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { endAssembly as end, isEnded } from '../../domain/packets/endAssembly.ts';
import { endChecks } from '../../domain/packets/readyPackets.ts';
import { type Actor, SYSTEM } from '../../domain/requests/actor.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import { endPackets, eraseEndedPackets } from './endPackets.ts';

interface EndedSources {
  readonly sources: number;
  readonly pendingTasks: readonly TaskRef[];
}

/** Records that everything that was assembled for a request is deleted; the task deletes it. */
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
 * Deletes the content of withdrawn sources and of packets that ended. Deletes everything else if no source is left. Can be
 * repeated. A deletion that fails does not stop the others. Returns the pending tasks.
 */
export async function eraseSources(requestId: string, now: Date): Promise<TaskRef[]> {
  let pendingTasks: TaskRef[] = [];
  await eraseAll([
    async () => {
      pendingTasks = await endPackets(requestId, SYSTEM, now);
    },
    async () => {
      const assembly = await readAssembly(requestId);
      const withdrawn = assembly.sources.filter(({ state }) => state === 'withdrawn');
      await eraseAll([
        ...withdrawn.map((source) => () => eraseSource(requestId, source)),
        () => eraseEndedPackets(requestId, assembly.packets),
        ...(isEnded(assembly) ? [() => eraseAssembly(requestId)] : []),
      ]);
    },
  ]);
  return pendingTasks;
}
