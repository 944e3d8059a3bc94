import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { Assembly, StoredSource } from '../../domain/packets/assembly.ts';
import { blockPart } from '../../domain/packets/readyPackets.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { TaskRef } from '../../domain/requests/change.ts';

/** Packets with pages of a source that may not be used any more cannot be released. Returns the pending tasks. */
export async function blockPacketsOf(
  { requestId, packets }: Assembly,
  { sourceId }: Pick<StoredSource, 'sourceId'>,
  by: Actor,
  now: Date,
): Promise<TaskRef[]> {
  // One that is being built fails.
  const isInPacket = packets.some(
    ({ state, sourceIds }) => state === 'built' && sourceIds.includes(sourceId),
  );
  if (!isInPacket) return [];
  return (await changeRequest(requestId, (request) => blockPart(request, sourceId, by, now), now))
    .pendingTasks;
}
