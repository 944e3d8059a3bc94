import { Buffer } from 'node:buffer';
import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { onBlobs } from './account.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

/** Writes a stream to a new blob in `bundles`, one block at a time. The blob becomes visible after the last block. */
export async function writeBundle(
  blobName: string,
  file: { readonly name: string; readonly contentType: string },
  content: AsyncIterable<Buffer>,
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
  await onBlobs('bundles', (container) =>
    container.getBlockBlobClient(blobName).commitBlockList(blocks, {
      blobHTTPHeaders: {
        blobContentType: file.contentType,
        blobContentDisposition: contentDisposition(file.name, file.contentType, 'attachment'),
      },
    }),
  );

  async function stage() {
    const block = Buffer.concat(buffered);
    const id = Buffer.from(String(blocks.length).padStart(8, '0')).toString('base64');
    await onBlobs('bundles', (container) =>
      container.getBlockBlobClient(blobName).stageBlock(id, block, block.byteLength),
    );
    blocks.push(id);
    buffered = [];
    bufferedBytes = 0;
  }
}
