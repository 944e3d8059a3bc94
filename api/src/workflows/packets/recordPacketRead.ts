import { changeAssembly } from '../../data/packets/assemblies.ts';
import { findPacket, type StoredPacket } from '../../domain/packets/assembly.ts';
import { hasRead, readPacket } from '../../domain/packets/changePacket.ts';

/** Records that a person opened a packet or its pages, once for each packet and person. A second check needs it. */
export async function recordPacketRead(
  requestId: string,
  packet: StoredPacket,
  userId: string,
  now: Date,
): Promise<void> {
  if (hasRead(packet, userId)) return;
  await changeAssembly(
    requestId,
    (current) => {
      const known = findPacket(current, packet.packetId);
      const assembly = known && readPacket(current, known, userId);
      return assembly && { assembly };
    },
    now,
  );
}
