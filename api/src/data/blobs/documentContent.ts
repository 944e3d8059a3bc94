import { blobStatusOf, onBlobs } from './account.ts';
import { blobContent } from './blobContent.ts';
import { documentBlobName } from './promoteUpload.ts';

/** The bytes of a clean file in ranges, as `blobContent`. `key`: its ID, or the key of a volume. */
export function documentContent(requestId: string, key: string): AsyncGenerator<Buffer> {
  return blobContent('documents', documentBlobName(requestId, key));
}

/** All bytes of a clean file; null if it was deleted. For files of uploads, whose size is limited. */
export async function readDocumentContent(requestId: string, fileId: string): Promise<Buffer | null> {
  return onBlobs('documents', async (container) => {
    try {
      return await container.getBlobClient(documentBlobName(requestId, fileId)).downloadToBuffer();
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** Whether the content of a clean file is stored, with all volumes. */
export async function hasDocument(requestId: string, fileId: string): Promise<boolean> {
  return onBlobs('documents', (container) =>
    container.getBlobClient(documentBlobName(requestId, fileId)).exists(),
  );
}
