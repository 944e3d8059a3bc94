import { volumeKeys } from '../../domain/packets/volumes.ts';
import type { RequestFile } from '../../domain/requests/requestDocument.ts';
import { onBlobs } from './account.ts';
import { deleteBlob } from './deleteBlob.ts';
import { documentBlobName } from './promoteUpload.ts';

/** Deletes an upload, if it exists. */
export async function eraseUpload(blobName: string): Promise<void> {
  await onBlobs('quarantine', (container) => deleteBlob(container, blobName));
}

/** Deletes the copy of a file in quarantine, with all its volumes, if it exists. */
export async function eraseUploadOf(file: Pick<RequestFile, 'quarantineBlob' | 'volumes'>): Promise<void> {
  for (const name of volumeKeys(file.quarantineBlob, file)) await eraseUpload(name);
}

/** Deletes a clean file, with all its volumes, if it exists. */
export async function eraseDocument(
  requestId: string,
  file: Pick<RequestFile, 'fileId' | 'volumes'>,
): Promise<void> {
  const names = volumeKeys(documentBlobName(requestId, file.fileId), file);
  await onBlobs('documents', async (container) => {
    for (const name of names) await deleteBlob(container, name);
  });
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
