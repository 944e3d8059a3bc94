import { blobStatusOf, onBlobs } from './account.ts';

/** The whole content of an uploaded blob as it was when it was checked (`etag`); null when it is gone. */
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

/** Which of the blobs under an upload key exist. */
export async function uploadedBlobs(prefix: string): Promise<ReadonlySet<string>> {
  return onBlobs('quarantine', async (container) => {
    const names = new Set<string>();
    for await (const blob of container.listBlobsFlat({ prefix })) names.add(blob.name);
    return names;
  });
}
