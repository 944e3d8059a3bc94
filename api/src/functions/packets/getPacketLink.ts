import { getPacketLink } from '@portal/contract/packets/endpoints.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { pieceLinkEnd, sourceLink } from '../../data/packets/assemblyBlobs.ts';
import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';

/** GET /api/getPacketLink: a link to a built packet, or to one of its volumes. */
endpoint(getPacketLink, async ({ query: { requestId, packetId, volume = 1 }, now }) => {
  await assembledRequest(requestId);
  const packet = requirePacket(await readAssembly(requestId), packetId);
  if (packet.state !== 'built') throw new PortalError('conflict', 'This packet is not available.');
  if (volume > (packet.document?.volumes?.length ?? 1)) throw notFound('File not found');
  const url = await sourceLink(assemblyBlobs.packet(requestId, packetId, volume), 'application/pdf', now);
  return { data: { url, expiresAt: pieceLinkEnd(now) } };
});
