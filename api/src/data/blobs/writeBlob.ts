import { Buffer } from 'node:buffer';
import type { BlobHTTPHeaders, BlobRequestConditions } from '@azure/storage-blob';
import { type BlobContainer, onBlobs } from './account.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

/** Where a blob is. */
export interface BlobPlace {
  readonly container: BlobContainer;
  readonly name: string;
}

/** Writes content to a blob, one block at a time. It becomes visible, or replaces an earlier one, after the last block. */
export async function writeBlob(
  { container: name, name: blobName }: BlobPlace,
  blobHTTPHeaders: BlobHTTPHeaders,
  content: AsyncIterable<Buffer>,
  conditions: BlobRequestConditions = {},
): Promise<void> {
  const blocks: string[] = [];
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  for await (const chunk of content) {
    buffered.push(chunk);
    bufferedBytes += chunk.byteLength;
    if (bufferedBytes >= BLOCK_BYTES) await stage();
  }
  if (bufferedBytes > 0) await stage();
  await onBlobs(name, (container) =>
    container.getBlockBlobClient(blobName).commitBlockList(blocks, { blobHTTPHeaders, conditions }),
  );

  async function stage() {
    const block = Buffer.concat(buffered);
    const id = Buffer.from(String(blocks.length).padStart(8, '0')).toString('base64');
    await onBlobs(name, (container) =>
      container.getBlockBlobClient(blobName).stageBlock(id, block, block.byteLength),
    );
    blocks.push(id);
    buffered = [];
    bufferedBytes = 0;
  }
}
