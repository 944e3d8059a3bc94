import { assemblyBlobs, type StoredSource } from '../../domain/packets/assembly.ts';
import { settings } from '../../config/settings.ts';
import { blobStatusOf, onBlobs, signedUrl } from '../blobs/account.ts';
import { deleteBlob } from '../blobs/deleteBlob.ts';
import { eraseAll } from '../blobs/eraseAll.ts';
import { sasProtocol } from '../blobs/sasProtocol.ts';

const LINK_MINUTES = 5;

/** A read-only link to prepared pages, valid for five minutes, and when it ends. */
export function pieceLink(name: string, contentType: string, now: Date): Promise<string> {
  return readLink('pieces', name, contentType, now);
}

/** As `pieceLink`, to a packet. */
export function sourceLink(name: string, contentType: string, now: Date): Promise<string> {
  return readLink('sources', name, contentType, now);
}

async function readLink(
  container: 'sources' | 'pieces',
  name: string,
  contentType: string,
  now: Date,
): Promise<string> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  const expiresOn = new Date(now.getTime() + LINK_MINUTES * 60_000);
  return signedUrl(
    {
      permissions: BlobSASPermissions.parse('r'),
      expiresOn,
      contentType,
      cacheControl: 'no-store',
      ...(await sasProtocol(settings().PORTAL_MODE)),
    },
    container,
    name,
  );
}

export function pieceLinkEnd(now: Date): string {
  return new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString();
}

/** Whether an error of `blobContent` says that the blob, or its version, is gone. */
export function isGone(error: unknown): boolean {
  const status = blobStatusOf(error);
  return status === 404 || status === 412;
}

/** Deletes the copy of a source that was scanned. */
export async function eraseSourceUpload(requestId: string, sourceId: string): Promise<void> {
  await onBlobs('quarantine', (container) =>
    deleteBlob(container, assemblyBlobs.upload(requestId, sourceId)),
  );
}

/** The content of a small blob of prepared pages; null if there is none. */
export async function readPieceFile(name: string): Promise<Buffer | null> {
  return onBlobs('pieces', async (container) => {
    try {
      return await container.getBlobClient(name).downloadToBuffer();
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** Whether the prepared pages of a source are stored. What their text says is stored last. */
export async function arePrepared(requestId: string, sourceId: string): Promise<boolean> {
  const name = assemblyBlobs.facts(requestId, sourceId);
  return onBlobs('pieces', (container) => container.getBlobClient(name).exists());
}

/** Whether a volume of a packet is stored among the sources. */
export async function isPacketStored(name: string): Promise<boolean> {
  return onBlobs('sources', (container) => container.getBlobClient(name).exists());
}

/** Deletes everything of a source. */
export async function eraseSource(
  requestId: string,
  { sourceId }: Pick<StoredSource, 'sourceId'>,
): Promise<void> {
  const original = assemblyBlobs.original(requestId, sourceId);
  await eraseAll([
    () => eraseSourceUpload(requestId, sourceId),
    () => onBlobs('sources', (container) => deleteBlob(container, original)),
    () => eraseWithPrefix('pieces', `${requestId}/${sourceId}/`),
  ]);
}

/** Deletes all files of a packet. A released one is among the documents. */
export async function erasePacket(requestId: string, packetId: string): Promise<void> {
  // An attempt that was ended can have stored more volumes than its packet has.
  await eraseWithPrefix('sources', assemblyBlobs.packet(requestId, packetId, 1));
}

/** Deletes all sources, pages, recipes and packets of a request. What is infected stays in quarantine. */
export async function eraseAssembly(requestId: string): Promise<void> {
  await eraseAll([
    () => eraseWithPrefix('sources', `${requestId}/`),
    () => eraseWithPrefix('pieces', `${requestId}/`),
  ]);
}

async function eraseWithPrefix(name: 'sources' | 'pieces', prefix: string): Promise<void> {
  await onBlobs(name, async (container) => {
    const names: string[] = [];
    for await (const { name: found } of container.listBlobsFlat({ prefix })) names.push(found);
    await eraseAll(names.map((found) => () => deleteBlob(container, found)));
  });
}
