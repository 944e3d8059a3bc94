import { blockIdOf, blocksOf, BLOCK_BYTES } from '@portal/contract/packets/sources.ts';
import { assemblyBlobs } from '../../domain/packets/assembly.ts';
import { settings } from '../../config/settings.ts';
import { blobStatusOf, onBlobs, signedUrl } from '../blobs/account.ts';
import { deleteBlob } from '../blobs/deleteBlob.ts';
import { sasProtocol } from '../blobs/sasProtocol.ts';

const LINK_MINUTES = 10;

interface SentSource {
  readonly sourceId: string;
  readonly size: number;
}

/** A link that allows its bearer to send the blocks of one source. Only staff get one. */
export async function sourceUploadLink(
  requestId: string,
  { sourceId }: Pick<SentSource, 'sourceId'>,
  now: Date,
): Promise<{ readonly uploadUrl: string; readonly expiresAt: string }> {
  const { BlobSASPermissions } = await import('@azure/storage-blob');
  const expiresOn = new Date(now.getTime() + LINK_MINUTES * 60_000);
  const uploadUrl = await signedUrl(
    // Azure refuses blocks with the permission to create alone.
    { permissions: BlobSASPermissions.parse('w'), expiresOn, ...(await sasProtocol(settings().PORTAL_MODE)) },
    'quarantine',
    assemblyBlobs.upload(requestId, sourceId),
  );
  return { uploadUrl, expiresAt: expiresOn.toISOString() };
}

/** The indexes of the blocks that have arrived with the right length. */
export async function sentBlocks(requestId: string, { sourceId, size }: SentSource): Promise<number[]> {
  return onBlobs('quarantine', async (container) => {
    const blob = container.getBlockBlobClient(assemblyBlobs.upload(requestId, sourceId));
    const sent = new Map<string, number>();
    try {
      const { uncommittedBlocks = [] } = await blob.getBlockList('uncommitted');
      for (const { name, size: bytes } of uncommittedBlocks) sent.set(name, bytes);
    } catch (error) {
      if (blobStatusOf(error) !== 404) throw error;
    }
    return Array.from({ length: blocksOf(size) }, (_, index) => index).filter(
      (index) => sent.get(blockIdOf(index)) === blockBytes(size, index),
    );
  });
}

/**
 * Joins all blocks of a source and returns the ETag of the blob; null if blocks are missing or have another length. Joined
 * blocks are not changed.
 */
export async function joinBlocks(requestId: string, { sourceId, size }: SentSource): Promise<string | null> {
  return onBlobs('quarantine', async (container) => {
    const blob = container.getBlockBlobClient(assemblyBlobs.upload(requestId, sourceId));
    const ids = Array.from({ length: blocksOf(size) }, (_, index) => blockIdOf(index));
    try {
      await blob.commitBlockList(ids, { conditions: { ifNoneMatch: '*' } });
    } catch (error) {
      if (blobStatusOf(error) === 400) return null;
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
    const { etag, contentLength } = await blob.getProperties();
    if (etag && contentLength === size) return etag;
    await deleteBlob(container, blob.name);
    return null;
  });
}

function blockBytes(size: number, index: number): number {
  return Math.min(BLOCK_BYTES, size - index * BLOCK_BYTES);
}
