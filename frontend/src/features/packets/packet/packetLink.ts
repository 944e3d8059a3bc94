import { getPacketLink } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import { call } from '../../../lib/api.ts';

/**
 * The link to a volume of a built packet, from 1; one without volumes has the first only. `isPreview`: for pictures of its first
 * pages, which do not count as reading it.
 */
export async function packetLink(
  requestId: string,
  { packetId, document }: Packet,
  volume = 1,
  { isPreview = false } = {},
) {
  const preview = isPreview && { preview: 'true' as const };
  const query = { requestId, packetId, ...(document?.volumes && { volume }), ...preview };
  return (await call(getPacketLink, { query })).url;
}
