import { onBlobs } from './account.ts';
import { deleteBlob } from './deleteBlob.ts';

const PAGE = 500;

export async function deleteBundle(blobName: string): Promise<void> {
  await onBlobs('bundles', (container) => deleteBlob(container, blobName));
}

/** The names of the first bundles, sorted by name. */
export async function listBundles(): Promise<string[]> {
  return onBlobs('bundles', async (container) => {
    const pages = container.listBlobsFlat().byPage({ maxPageSize: PAGE });
    for await (const { segment } of pages) return segment.blobItems.map(({ name }) => name);
    return [];
  });
}
