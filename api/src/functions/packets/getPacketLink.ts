import { getPacketLink } from '@portal/contract/packets/endpoints.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { isPacketStored, pieceLinkEnd, sourceLink } from '../../data/packets/assemblyBlobs.ts';
import { recordPagesView } from '../../data/requests/recordView.ts';
import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';
import { recordPacketRead } from '../../workflows/packets/recordPacketRead.ts';

/** GET /api/getPacketLink: a link to a built packet, or to one of its volumes. Records the view. */
endpoint(getPacketLink, async ({ query: { requestId, packetId, volume = 1, preview }, caller, now, log }) => {
  await assembledRequest(requestId);
  const packet = requirePacket(await readAssembly(requestId), packetId);
  if (packet.state !== 'built') throw unavailable();
  if (volume > (packet.document?.volumes?.length ?? 1)) throw notFound('File not found');
  const name = assemblyBlobs.packet(requestId, packetId, volume);
  // A released packet stays `built` when everything that it was assembled from is deleted, with this copy.
  if (!(await isPacketStored(name))) throw unavailable();
  runTasksInBackground(await recordPagesView(requestId, actorOf(caller), now), now, log);
  if (!preview) await recordPacketRead(requestId, packet, actorOf(caller).id, now);
  const url = await sourceLink(name, 'application/pdf', now);
  return { data: { url, expiresAt: pieceLinkEnd(now) } };
});

function unavailable(): PortalError {
  return new PortalError('conflict', 'This packet is not available.');
}
