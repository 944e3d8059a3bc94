import { volumeName } from '@portal/contract/packets/volumes.ts';
import { blobStatusOf } from '../../data/blobs/account.ts';
import { copyBlob } from '../../data/blobs/copyBlob.ts';
import { changeUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { readAssembly } from '../../data/packets/assemblies.ts';
import { assemblyBlobs, findPacket, type StoredPacket } from '../../domain/packets/assembly.ts';
import { volumeKey } from '../../domain/packets/volumes.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';
import { eraseEndedPackets } from './endPackets.ts';

/**
 * Adds a packet to the uploads of its request, so that every form that releases documents can release it. It needs no scan:
 * the portal wrote it from scanned sources. A scan that still finds a volume infected before the release blocks it. A
 * repeated call only extends the time until which it is offered. False if the packet was discarded or a source of it was
 * withdrawn; what was copied in the meantime is deleted.
 */
export async function offerPacket(requestId: string, packet: StoredPacket, now: Date): Promise<boolean> {
  const isOffered = await copyToUploads(requestId, packet, now);
  const current = findPacket(await readAssembly(requestId), packet.packetId);
  if (current?.state === 'built') return isOffered;
  if (current) await eraseEndedPackets(requestId, [current]);
  return false;
}

async function copyToUploads(
  requestId: string,
  { packetId, document, pages }: StoredPacket,
  now: Date,
): Promise<boolean> {
  if (!document) return false;
  const { fileId, name, size, volumes } = document;
  const safeName = safeFileName(name);
  const blobName = `${requestId}/${fileId}`;
  const etags: string[] = [];
  try {
    for (let volume = 1; volume <= (volumes?.length ?? 1); volume++)
      etags.push(
        await copyBlob(
          { container: 'sources', name: assemblyBlobs.packet(requestId, packetId, volume) },
          { container: 'quarantine', name: volumeKey(blobName, volume) },
          { blobContentType: 'application/pdf' },
        ),
      );
  } catch (error) {
    if (blobStatusOf(error) === 404 || blobStatusOf(error) === 412) return false;
    throw error;
  }
  const offered = volumes?.map((volume, index) => ({
    name: volumeName(safeName, index + 1, volumes.length),
    size: volume.size,
    pages: volume.pages,
    sha256: volume.sha256,
    etag: etags[index]!,
  }));
  await changeUploadSession(requestId, ({ files }) => {
    const known = files[fileId];
    if (known?.isAttached) return null;
    const ticket = {
      fileId,
      blobName,
      name: safeName,
      announcedSize: volumes?.[0]?.size ?? size,
      issuedAt: now.toISOString(),
      // It has the same bytes as before, so it stays infected.
      scan: known?.scan === 'infected' ? ('infected' as const) : ('clean' as const),
      packetPages: pages,
      ...(offered && { volumes: offered }),
    };
    return { files: { ...files, [fileId]: ticket } };
  });
  return true;
}
