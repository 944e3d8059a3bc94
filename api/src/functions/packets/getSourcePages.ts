import { getSourcePages } from '@portal/contract/packets/endpoints.ts';
import { SHEET_PAGES } from '@portal/contract/packets/sources.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { arePrepared, pieceLink, pieceLinkEnd, readPieceFile } from '../../data/packets/assemblyBlobs.ts';
import { assemblyBlobs, findSource, pageLooks, type StoredSource } from '../../domain/packets/assembly.ts';
import { recordPagesView } from '../../data/requests/recordView.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { requirePacket, requireSource } from '../../workflows/packets/assemblyOf.ts';
import { recordPacketRead } from '../../workflows/packets/recordPacketRead.ts';
import { prepareAgain } from '../../domain/packets/changeSource.ts';
import type { TaskRef } from '../../domain/requests/change.ts';

/** GET /api/getSourcePages: links to the prepared pages of a source. Records the view. */
endpoint(getSourcePages, async ({ query: { requestId, sourceId, packetId }, caller, now, log }) => {
  const assembly = await readAssembly(requestId);
  const source = requireSource(assembly, sourceId);
  const packet = packetId === undefined ? null : requirePacket(assembly, packetId);
  if (source.state !== 'ready')
    throw new PortalError('conflict', 'The pages of this file are not available.');
  const pendingTasks = await prepareMissing(requestId, source, now);
  if (pendingTasks) {
    runTasksInBackground(pendingTasks, now, log);
    throw new PortalError('conflict', 'The pages of this file are being prepared again.');
  }
  runTasksInBackground(await recordPagesView(requestId, actorOf(caller), now), now, log);
  if (packet?.sourceIds.includes(sourceId))
    await recordPacketRead(requestId, packet, actorOf(caller).id, now);
  const all = source.pages ?? 0;
  const pieces = source.pieces.map(async (piece, index) => ({
    ...piece,
    url: await pieceLink(assemblyBlobs.piece(requestId, sourceId, index), 'application/pdf', now),
  }));
  const texts = source.pieces.map(async (piece, index) => ({
    ...piece,
    url: await pieceLink(assemblyBlobs.text(requestId, sourceId, index), 'application/json', now),
  }));
  const sheets = Array.from({ length: Math.ceil(all / SHEET_PAGES) }, async (_, index) => ({
    firstPage: index * SHEET_PAGES + 1,
    pages: Math.min(SHEET_PAGES, all - index * SHEET_PAGES),
    url: await pieceLink(assemblyBlobs.sheet(requestId, sourceId, index), 'image/jpeg', now),
  }));
  const looks = await readPieceFile(assemblyBlobs.looks(requestId, sourceId));
  return {
    data: {
      ...(looks ? pageLooks.parse(JSON.parse(looks.toString('utf8'))) : { blank: [], looks: [] }),
      pieces: await Promise.all(pieces),
      texts: await Promise.all(texts),
      sheets: await Promise.all(sheets),
      expiresAt: pieceLinkEnd(now),
    },
  };
});

/**
 * Starts to prepare a ready source again if its pages are missing, as after a restore, which has no pages, or if it was
 * prepared before the portal read texts. Returns the tasks to run now; null if everything is there.
 */
async function prepareMissing(
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
