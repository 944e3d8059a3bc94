import { onBlobs } from './account.ts';
import { deleteBlob } from './deleteBlob.ts';
import { documentBlobName } from './promoteUpload.ts';

/** Deletes an upload, if it exists. */
export async function eraseUpload(blobName: string): Promise<void> {
  await onBlobs('quarantine', (container) => deleteBlob(container, blobName));
}

/** Deletes a clean file, if it exists. */
export async function eraseDocument(requestId: string, fileId: string): Promise<void> {
  await onBlobs('documents', (container) => deleteBlob(container, documentBlobName(requestId, fileId)));
}

/** Deletes the bundles of a request; all of them by default. */
export async function eraseBundlesOf(
  requestId: string,
  isErased: (bundleId: string) => boolean = () => true,
): Promise<void> {
  await onBlobs('bundles', async (container) => {
    for await (const { name } of container.listBlobsFlat()) {
      const [, ofRequest, bundleId = ''] = name.split('/');
      if (ofRequest === requestId && isErased(bundleId)) await deleteBlob(container, name);
    }
  });
}
