import { blobStatusOf, onBlobs } from './account.ts';

/** The content of an upload. `etag`: the version that was checked. Null if it does not exist. */
export async function readUpload(blobName: string, etag?: string): Promise<Buffer | null> {
  return onBlobs('quarantine', async (container) => {
    try {
      const conditions = etag ? { ifMatch: etag } : {};
      return await container.getBlobClient(blobName).downloadToBuffer(0, undefined, { conditions });
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** The names of the blobs of an upload key. */
export async function uploadedBlobs(prefix: string): Promise<ReadonlySet<string>> {
  return onBlobs('quarantine', async (container) => {
    const names = new Set<string>();
    for await (const blob of container.listBlobsFlat({ prefix })) names.add(blob.name);
    return names;
  });
}
