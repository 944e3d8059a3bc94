import { type BlobContainer, onBlobs } from './account.ts';

const RANGE_BYTES = 4 * 1024 * 1024;

/**
 * The bytes of a blob in ranges, to limit memory, all from the same version. Throws a Blob Storage error with status 404 or
 * 412 if the blob, or the version with this ETag, does not exist.
 */
export async function* blobContent(
  name: BlobContainer,
  blobName: string,
  etag?: string,
): AsyncGenerator<Buffer> {
  const properties = await onBlobs(name, (container) => container.getBlobClient(blobName).getProperties());
  const { contentLength = 0, etag: current = '*' } = properties;
  const conditions = { ifMatch: etag ?? current };
  for (let offset = 0; offset < contentLength; offset += RANGE_BYTES) {
    const count = Math.min(RANGE_BYTES, contentLength - offset);
    yield await onBlobs(name, (container) =>
      container.getBlobClient(blobName).downloadToBuffer(offset, count, { conditions }),
    );
  }
}
