import { Buffer } from 'node:buffer';
import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { onBlobs } from './account.ts';

const ZIP = 'application/zip';
const BLOCK_BYTES = 4 * 1024 * 1024;

/** Writes a stream of any length into a new blob of `bundles`, one block at a time, to be saved under a name. Nothing can be read before the last byte is there. */
export async function writeBundle(
  blobName: string,
  fileName: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const blocks: string[] = [];
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.byteLength;
    if (heldBytes >= BLOCK_BYTES) await stage();
  }
  if (heldBytes > 0) await stage();
  await onBlobs('bundles', (container) =>
    container.getBlockBlobClient(blobName).commitBlockList(blocks, {
      blobHTTPHeaders: {
        blobContentType: ZIP,
        blobContentDisposition: contentDisposition(fileName, ZIP, 'attachment'),
      },
    }),
  );

  async function stage() {
    const block = Buffer.concat(held);
    const id = Buffer.from(String(blocks.length).padStart(8, '0')).toString('base64');
    await onBlobs('bundles', (container) =>
      container.getBlockBlobClient(blobName).stageBlock(id, block, block.byteLength),
    );
    blocks.push(id);
    held = [];
    heldBytes = 0;
  }
}
