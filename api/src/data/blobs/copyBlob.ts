import type { BlobHTTPHeaders } from '@azure/storage-blob';
import { blobStatusOf, onBlobs } from './account.ts';
import { blobContent } from './blobContent.ts';
import { type BlobPlace, writeBlob } from './writeBlob.ts';

/**
 * Copies a blob of any size in ranges, unless the target exists. Returns the ETag of the target. Throws a Blob Storage error
 * with status 404 or 412 if the source, or its version with this ETag, does not exist, and with 400 for headers that the
 * store does not accept.
 */
export async function copyBlob(
  from: BlobPlace,
  to: BlobPlace,
  blobHTTPHeaders: BlobHTTPHeaders,
  etag?: string,
): Promise<string> {
  const existing = await etagOf(to);
  if (existing !== null) return existing;
  try {
    const content = blobContent(from.container, from.name, etag);
    await writeBlob(to, blobHTTPHeaders, content, { ifNoneMatch: '*' });
  } catch (error) {
    // Another process can have copied it in the meantime.
    const copied = blobStatusOf(error) === 409 || blobStatusOf(error) === 412 ? await etagOf(to) : null;
    if (copied === null) throw error;
    return copied;
  }
  return (await etagOf(to)) ?? '';
}

async function etagOf({ container: name, name: blobName }: BlobPlace): Promise<string | null> {
  return onBlobs(name, async (container) => {
    try {
      return (await container.getBlobClient(blobName).getProperties()).etag ?? '';
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}
