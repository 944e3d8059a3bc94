import { onBlobs } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';

/** Deletes an upload; one that is gone is deleted. */
export async function eraseUpload(blobName: string): Promise<void> {
  await onBlobs('quarantine', (container) => container.getBlobClient(blobName).deleteIfExists());
}

/** Deletes a clean file; one that is gone is deleted. */
export async function eraseDocument(requestId: string, fileId: string): Promise<void> {
  await onBlobs('documents', (container) =>
    container.getBlobClient(documentBlobName(requestId, fileId)).deleteIfExists(),
  );
}

/** Deletes every zip of files of a request; there are those of the last hour or two. */
export async function eraseBundlesOf(requestId: string): Promise<void> {
  await onBlobs('bundles', async (container) => {
    for await (const { name } of container.listBlobsFlat()) {
      if (name.split('/')[1] === requestId) await container.getBlobClient(name).deleteIfExists();
    }
  });
}
