import { changeAssembly } from '../../data/packets/assemblies.ts';
import { arePrepared } from '../../data/packets/assemblyBlobs.ts';
import { findSource, type StoredSource } from '../../domain/packets/assembly.ts';
import { prepareAgain } from '../../domain/packets/changeSource.ts';
import type { TaskRef } from '../../domain/requests/change.ts';

/**
 * Starts to prepare a ready source again if its pages are missing, as after a restore, which has no pages, or if it was
 * prepared before the portal read texts. Returns the tasks to run now; null if everything is there.
 */
export async function prepareMissing(
  requestId: string,
  { sourceId }: Pick<StoredSource, 'sourceId'>,
  now: Date,
): Promise<readonly TaskRef[] | null> {
  if (await arePrepared(requestId, sourceId)) return null;
  const { pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const source = findSource(current, sourceId);
      const assembly = source && prepareAgain(current, source);
      return assembly && { assembly, steps: [{ kind: 'packet-work', id: sourceId }] };
    },
    now,
  );
  return pendingTasks;
}
