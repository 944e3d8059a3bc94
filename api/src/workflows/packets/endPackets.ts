import { eraseAll } from '../../data/blobs/eraseAll.ts';
import { eraseUpload } from '../../data/blobs/eraseBlobs.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { erasePacket } from '../../data/packets/assemblyBlobs.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { findPacket, type StoredPacket } from '../../domain/packets/assembly.ts';
import { endUnusablePackets, removedSources } from '../../domain/packets/changePacket.ts';
import { isEnded } from '../../domain/packets/endAssembly.ts';
import { blockPart, endChecks } from '../../domain/packets/readyPackets.ts';
import { volumeKeys } from '../../domain/packets/volumes.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/**
 * Ends the packets with pages of sources that were withdrawn or are infected, and deletes their files. Can be repeated; the
 * step `erase-sources` does it too. Returns the pending tasks.
 */
export async function endPackets(requestId: string, by: Actor, now: Date): Promise<TaskRef[]> {
  const before = await readAssembly(requestId);
  // A packet that is being built fails.
  const built = before.packets.filter(({ state }) => state === 'built');
  const sourceIds = built.flatMap((packet) => packet.sourceIds);
  const pendingTasks: TaskRef[] = [];
  // First, so that a packet that is not released by now is never released.
  for (const { sourceId } of removedSources(before, sourceIds))
    pendingTasks.push(
      ...(await changeRequest(requestId, (request) => blockPart(request, sourceId, by, now), now))
        .pendingTasks,
    );
  const files = await filesOf(requestId);
  const { assembly, isChanged } = await changeAssembly(
    requestId,
    (current) => {
      const next = endUnusablePackets(current, { files });
      return next && { assembly: next };
    },
    now,
  );
  // Without pages, no packet can correct what was sent back, and the note about it is deleted.
  if (isEnded(assembly))
    pendingTasks.push(
      ...(await changeRequest(requestId, (request) => endChecks(request, by, now), now)).pendingTasks,
    );
  if (!isChanged) return pendingTasks;
  const ended = built.filter(({ packetId }) => findPacket(assembly, packetId)?.state === 'failed');
  await eraseAll(ended.map((packet) => () => eraseEndedPacket(requestId, packet, files)));
  return pendingTasks;
}

/** Deletes the files of packets that failed or were canceled. */
export async function eraseEndedPackets(requestId: string, packets: readonly StoredPacket[]): Promise<void> {
  const files = await filesOf(requestId);
  const ended = packets.filter(({ state }) => state === 'failed' || state === 'canceled');
  await eraseAll(ended.map((packet) => () => eraseEndedPacket(requestId, packet, files)));
}

async function filesOf(requestId: string): Promise<RequestDocument['files']> {
  return (await readRequest(requestId))?.value.files ?? {};
}

/**
 * Deletes all files of a packet, and its copies among the uploads. Not those of a released document, which has rules of its
 * own.
 */
export async function eraseEndedPacket(
  requestId: string,
  { packetId, document }: Pick<StoredPacket, 'packetId' | 'document'>,
  files: RequestDocument['files'],
): Promise<void> {
  const offered =
    document && !files[document.fileId] ? volumeKeys(`${requestId}/${document.fileId}`, document) : [];
  await eraseAll([() => erasePacket(requestId, packetId), ...offered.map((name) => () => eraseUpload(name))]);
}
