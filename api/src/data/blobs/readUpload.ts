import { blobStatusOf, onBlobs } from './account.ts';

/** The content of an upload. `etag`: the version that was checked. Null if it, or that version, does not exist. */
export async function readUpload(blobName: string, etag?: string): Promise<Buffer | null> {
  return onBlobs('quarantine', async (container) => {
    try {
      const conditions = etag ? { ifMatch: etag } : {};
      return await container.getBlobClient(blobName).downloadToBuffer(0, undefined, { conditions });
    } catch (error) {
      const status = blobStatusOf(error);
      if (status === 404 || (etag && status === 412)) return null;
      throw error;
    }
  });
}

/** The blobs of an upload key by name, each with the number of its snapshots. */
export async function uploadedBlobs(prefix: string): Promise<ReadonlyMap<string, number>> {
  return onBlobs('quarantine', async (container) => {
    const snapshots = new Map<string, number>();
    for await (const { name, snapshot } of container.listBlobsFlat({ prefix, includeSnapshots: true }))
      snapshots.set(name, (snapshots.get(name) ?? 0) + (snapshot ? 1 : 0));
    return snapshots;
  });
}
