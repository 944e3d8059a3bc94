import type * as z from 'zod/mini';
import { blobStatusOf, onBlobs } from '../blobs/account.ts';
import type { Stored } from '../documents.ts';

/** A JSON document in `sources`, with its ETag; null if there is none. */
export async function readJsonBlob<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): Promise<Stored<z.output<Schema>> | null> {
  return onBlobs('sources', async (container) => {
    const blob = container.getBlobClient(name);
    try {
      const { etag = '' } = await blob.getProperties();
      const content = await blob.downloadToBuffer(0, undefined, { conditions: { ifMatch: etag } });
      return { value: schema.parse(JSON.parse(content.toString('utf8'))), etag };
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      // It was replaced between the two calls.
      if (blobStatusOf(error) === 412) return readJsonBlob(name, schema);
      throw error;
    }
  });
}

/** Replaces a JSON document. `etag`: of the version before; null if there is none. False if that changed. */
export async function saveJsonBlob(name: string, content: Buffer, etag: string | null): Promise<boolean> {
  return onBlobs('sources', async (container) => {
    try {
      await container.getBlockBlobClient(name).uploadData(content, {
        conditions: etag === null ? { ifNoneMatch: '*' } : { ifMatch: etag },
      });
      return true;
    } catch (error) {
      if (blobStatusOf(error) === 409 || blobStatusOf(error) === 412) return false;
      throw error;
    }
  });
}
