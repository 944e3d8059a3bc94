import { onBlobs } from './account.ts';
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
