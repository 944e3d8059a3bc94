import { type BatesRange, batesRangeOf, haveSameNumber } from '@portal/contract/packets/batesNumbers.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { type Assembly, findPacket, type StoredPacket } from './assembly.ts';

interface NumberedPacket {
  readonly packetId: string;
  readonly numbers?: BatesRange | undefined;
}

/**
 * Numbers of `packet` that another packet also has, if that one was released or can be released at any moment; null if
 * there are none. Numbers of a withdrawn document stay used, because somebody saw them.
 */
export function usedNumbers(
  request: RequestDocument,
  assembly: Assembly,
  packet: Pick<StoredPacket, 'packetId' | 'options' | 'pages'>,
): BatesRange | null {
  return firstUsed(
    [...releasedPackets(request), ...Object.values(request.readyPackets ?? {})],
    assembly,
    packet,
  );
}

/** The same for a packet that is about to be built. Only the numbers of released packets count. */
export function releasedNumbers(
  request: RequestDocument,
  assembly: Assembly,
  packet: Pick<StoredPacket, 'packetId' | 'options' | 'pages'>,
): BatesRange | null {
  return firstUsed(releasedPackets(request), assembly, packet);
}

function releasedPackets({ files }: RequestDocument): NumberedPacket[] {
  return Object.values(files).flatMap(({ packet }) => packet ?? []);
}

function firstUsed(
  others: readonly NumberedPacket[],
  assembly: Assembly,
  { packetId, options, pages }: Pick<StoredPacket, 'packetId' | 'options' | 'pages'>,
): BatesRange | null {
  const range = batesRangeOf(options.numbering, pages);
  if (!range) return null;
  for (const other of others) {
    if (other.packetId === packetId) continue;
    const numbers = other.numbers ?? storedNumbers(assembly, other.packetId);
    if (numbers && haveSameNumber(numbers, range)) return numbers;
  }
  return null;
}

/** The numbers of a packet that became ready before they were kept with it. */
function storedNumbers(assembly: Assembly, packetId: string): BatesRange | null {
  const packet = findPacket(assembly, packetId);
  return packet && batesRangeOf(packet.options.numbering, packet.pages);
}
