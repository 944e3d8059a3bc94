import { getSourcePages } from '@portal/contract/packets/endpoints.ts';
import { SHEET_PAGES } from '@portal/contract/packets/sources.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { pieceLink, pieceLinkEnd, readPieceFile } from '../../data/packets/assemblyBlobs.ts';
import { assemblyBlobs, pageLooks } from '../../domain/packets/assembly.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { requireSource } from '../../workflows/packets/assemblyOf.ts';
import { prepareMissing } from '../../workflows/packets/prepareAgain.ts';

/** GET /api/getSourcePages: links to the prepared pages of a source. */
endpoint(getSourcePages, async ({ query: { requestId, sourceId }, now, log }) => {
  const source = requireSource(await readAssembly(requestId), sourceId);
  if (source.state !== 'ready')
    throw new PortalError('conflict', 'The pages of this file are not available.');
  const pendingTasks = await prepareMissing(requestId, source, now);
  if (pendingTasks) {
    runTasksInBackground(pendingTasks, now, log);
    throw new PortalError('conflict', 'The pages of this file are being prepared again.');
  }
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
