import { getPacketLink } from '@portal/contract/packets/endpoints.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { pieceLinkEnd, sourceLink } from '../../data/packets/assemblyBlobs.ts';
import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assembledRequest, requirePacket } from '../../workflows/packets/assemblyOf.ts';

/** GET /api/getPacketLink: a link to a built packet. */
endpoint(getPacketLink, async ({ query: { requestId, packetId }, now }) => {
  await assembledRequest(requestId);
  const packet = requirePacket(await readAssembly(requestId), packetId);
  if (packet.state !== 'built') throw new PortalError('conflict', 'This packet is not available.');
  const url = await sourceLink(assemblyBlobs.packet(requestId, packetId), 'application/pdf', now);
  return { data: { url, expiresAt: pieceLinkEnd(now) } };
});
