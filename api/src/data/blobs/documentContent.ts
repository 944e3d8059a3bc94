import { blobStatusOf, onBlobs } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';

const RANGE_BYTES = 4 * 1024 * 1024;

/**
 * The bytes of a clean file in ranges, to limit memory, all from the same version of the blob. Throws a Blob Storage
 * error with status 404 or 412 if the blob was deleted or replaced.
 */
export async function* documentContent(requestId: string, fileId: string): AsyncGenerator<Buffer> {
  const name = documentBlobName(requestId, fileId);
  const { contentLength = 0, etag = '*' } = await onBlobs('documents', (container) =>
    container.getBlobClient(name).getProperties(),
  );
  for (let offset = 0; offset < contentLength; offset += RANGE_BYTES) {
    const count = Math.min(RANGE_BYTES, contentLength - offset);
    yield await onBlobs('documents', (container) =>
      container.getBlobClient(name).downloadToBuffer(offset, count, { conditions: { ifMatch: etag } }),
    );
  }
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

/** Whether the content of a clean file is stored. */
export async function hasDocument(requestId: string, fileId: string): Promise<boolean> {
  return onBlobs('documents', (container) =>
    container.getBlobClient(documentBlobName(requestId, fileId)).exists(),
  );
}
