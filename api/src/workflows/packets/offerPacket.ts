import { blobStatusOf } from '../../data/blobs/account.ts';
import { copyBlob } from '../../data/blobs/copyBlob.ts';
import { changeUploadSession } from '../../data/files/uploads/uploadSessions.ts';
import { assemblyBlobs, type StoredPacket } from '../../domain/packets/assembly.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';

/**
 * Puts a packet among the uploads of its request, so that every form that releases documents can release it. It needs no
 * scan: the portal wrote it from scanned sources. Calling it again changes nothing but the time until which it is offered.
 * False: it was discarded.
 */
export async function offerPacket(
  requestId: string,
  { packetId, document, pages }: StoredPacket,
  now: Date,
): Promise<boolean> {
  if (!document) return false;
  const { fileId, name, size } = document;
  const blobName = `${requestId}/${fileId}`;
  try {
    await copyBlob(
      { container: 'sources', name: assemblyBlobs.packet(requestId, packetId) },
      { container: 'quarantine', name: blobName },
      { blobContentType: 'application/pdf' },
    );
  } catch (error) {
    if (blobStatusOf(error) === 404 || blobStatusOf(error) === 412) return false;
    throw error;
  }
  await changeUploadSession(requestId, ({ files }) => {
    if (files[fileId]?.isAttached) return null;
    const ticket = {
      fileId,
      blobName,
      name: safeFileName(name),
      announcedSize: size,
      issuedAt: now.toISOString(),
      scan: 'clean' as const,
      packetPages: pages,
    };
    return { files: { ...files, [fileId]: ticket } };
  });
  return true;
}
