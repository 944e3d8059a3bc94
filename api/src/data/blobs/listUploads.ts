import { onBlobs } from './account.ts';

const PAGE = 1000;

export interface ListedUpload {
  readonly blobName: string;
  readonly uploadedAt: string;
}

/** A page of uploads, sorted by name. `next`: the cursor of the next page; null at the end. */
export async function listUploads(
  after: string | null,
): Promise<{ readonly uploads: readonly ListedUpload[]; readonly next: string | null }> {
  return onBlobs('quarantine', async (container) => {
    const from = after === null ? {} : { continuationToken: after };
    const pages = container.listBlobsFlat().byPage({ maxPageSize: PAGE, ...from });
    for await (const { segment, continuationToken } of pages) {
      const uploads = segment.blobItems.map(({ name, properties }) => ({
        blobName: name,
        uploadedAt: (properties.createdOn ?? properties.lastModified).toISOString(),
      }));
      return { uploads, next: continuationToken ? continuationToken : null };
    }
    return { uploads: [], next: null };
  });
}
