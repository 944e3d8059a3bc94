import { Buffer } from 'node:buffer';
import { blobStatusOf, onBlobs } from './account.ts';

/** Writes an upload that the portal made, and returns its ETag. An existing one is kept. */
export async function writeUpload(blobName: string, content: Uint8Array): Promise<string> {
  return onBlobs('quarantine', async (container) => {
    const blob = container.getBlockBlobClient(blobName);
    try {
      const { etag } = await blob.uploadData(Buffer.from(content), { conditions: { ifNoneMatch: '*' } });
      if (etag) return etag;
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
    return (await blob.getProperties()).etag ?? '';
  });
}
