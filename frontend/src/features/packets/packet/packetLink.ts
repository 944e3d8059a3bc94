import { getPacketLink } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import { call } from '../../../lib/api.ts';

/** The link to a volume of a built packet, from 1; one without volumes has the first only. */
export async function packetLink(requestId: string, { packetId, document }: Packet, volume = 1) {
  const query = { requestId, packetId, ...(document?.volumes && { volume }) };
  return (await call(getPacketLink, { query })).url;
}
