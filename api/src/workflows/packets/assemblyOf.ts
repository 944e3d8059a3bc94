import { type Assembly, findPacket, findSource, type StoredSource } from '../../domain/packets/assembly.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { readRequest } from '../../data/requests/readRequest.ts';

/** The request whose records staff assemble. Throws not found. */
export async function assembledRequest(requestId: string): Promise<RequestDocument> {
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  return stored.value;
}

/** A source of an assembly. Throws not found. */
export function requireSource(assembly: Assembly, sourceId: string) {
  const source = findSource(assembly, sourceId);
  if (!source) throw notFound('File not found');
  return source;
}

/**
 * Only the person who added a source may send it, so that nobody adds pages in the name of another person. Throws a
 * conflict for others.
 */
export function requireSender({ addedBy }: StoredSource, userId: string): void {
  if (addedBy === userId) return;
  throw new PortalError(
    'conflict',
    'Another person is sending this file. To send it yourself, withdraw it and add it again.',
  );
}

/** A packet of an assembly. Throws not found. */
export function requirePacket(assembly: Assembly, packetId: string) {
  const packet = findPacket(assembly, packetId);
  if (!packet) throw notFound('Packet not found');
  return packet;
}
