import type { Readable } from 'node:stream';
import { type BlobContainer, blobStatusOf } from '../blobs/account.ts';
import type { ListedBlob } from './blobPages.ts';
import { blobs } from './blobs.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;
const BLOCKS_AT_ONCE = 2;

interface NewBlob extends ListedBlob {
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly contentEncoding: string;
  readonly contentLanguage: string;
  readonly cacheControl: string;
  /** Of the content. */
  readonly md5: Uint8Array;
}

/** Writes a blob where none is, and answers its ETag; null when there is one already, which stays as it is. */
export async function putBlob(
  container: BlobContainer,
  { name, tags, metadata, contentType, md5, ...headers }: NewBlob,
  content: Readable,
): Promise<string | null> {
  const { contentDisposition, contentEncoding, contentLanguage, cacheControl } = headers;
  const target = (await blobs(container)).getBlockBlobClient(name);
  try {
    const { etag } = await target.uploadStream(content, BLOCK_BYTES, BLOCKS_AT_ONCE, {
      blobHTTPHeaders: {
        blobContentType: contentType,
        blobContentMD5: md5,
        ...(contentDisposition && { blobContentDisposition: contentDisposition }),
        ...(contentEncoding && { blobContentEncoding: contentEncoding }),
        ...(contentLanguage && { blobContentLanguage: contentLanguage }),
        ...(cacheControl && { blobCacheControl: cacheControl }),
      },
      metadata: { ...metadata },
      ...(Object.keys(tags).length > 0 && { tags: { ...tags } }),
      conditions: { ifNoneMatch: '*' },
    });
    return etag ?? '';
  } catch (error) {
    if (blobStatusOf(error) === 409 || blobStatusOf(error) === 412) return null;
    throw error;
  }
}
