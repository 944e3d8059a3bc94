import type { Readable } from 'node:stream';
import type { BlobHTTPHeaders } from '@azure/storage-blob';
import type { BlobFacts } from '../../../domain/operations/backup/differences.ts';
import { type BlobContainer, blobStatusOf } from '../../blobs/account.ts';
import type { PageStart } from './documents.ts';
import { blobContainer } from './patientStores.ts';

const PAGE_SIZE = 100;
const BLOCK_BYTES = 4 * 1024 * 1024;
const CONCURRENT_BLOCKS = 2;

const HEADERS = [
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
] as const;

/** A blob as listed, with the original case of its metadata names. */
export type ListedBlob = { readonly name: string } & Omit<BlobFacts, 'headers'>;

/** The blobs of a container, sorted by name, in pages. `token`: the continuation token; undefined after the last page. */
export async function* blobPages(
  container: BlobContainer,
  { since, token }: PageStart,
): AsyncGenerator<{ readonly listed: readonly ListedBlob[]; readonly token: string | undefined }> {
  const pages = (await blobContainer(container))
    .listBlobsFlat({ includeMetadata: true, includeTags: true })
    .byPage({ maxPageSize: PAGE_SIZE, ...(token !== undefined && { continuationToken: token }) });
  for await (const { segment, continuationToken } of pages) {
    const listed = segment.blobItems
      .filter(({ properties }) => since === null || properties.lastModified >= since)
      .map(({ name, tags = {}, metadata = {} }) => ({ name, tags, metadata }));
    yield { listed, token: continuationToken || undefined };
  }
}

export async function hasBlobs(container: BlobContainer): Promise<boolean> {
  for await (const { listed } of blobPages(container, { since: null, token: undefined }))
    if (listed.length > 0) return true;
  return false;
}

/** The content of one version of a blob, with its ETag, headers, and metadata. Null if it does not exist. */
export async function openBlob(container: BlobContainer, name: string) {
  const blob = (await blobContainer(container)).getBlobClient(name);
  const response = await blob.download(0, undefined, { maxRetryRequests: 5 }).catch((error: unknown) => {
    if (blobStatusOf(error) === 404) return null;
    throw error;
  });
  if (!response) return null;
  const headers = Object.fromEntries(
    HEADERS.flatMap((header) => (response[header] ? [[header, response[header]]] : [])),
  );
  const { readableStreamBody, etag = '', metadata = {} } = response;
  return { content: readableStreamBody as AsyncIterable<Buffer>, etag, headers, metadata };
}

export async function tagsOf(container: BlobContainer, name: string): Promise<Record<string, string>> {
  return (await (await blobContainer(container)).getBlobClient(name).getTags()).tags;
}

/** Creates a blob and returns its ETag. Null if the blob exists; it is not replaced. */
export async function putBlob(
  container: BlobContainer,
  { name, headers, metadata, tags }: BlobFacts & { readonly name: string },
  content: Readable,
): Promise<string | null> {
  const blob = (await blobContainer(container)).getBlockBlobClient(name);
  const blobHTTPHeaders: BlobHTTPHeaders = Object.fromEntries(
    HEADERS.map((header) => [`blob${header[0]!.toUpperCase()}${header.slice(1)}`, headers[header]]),
  );
  try {
    const { etag = '' } = await blob.uploadStream(content, BLOCK_BYTES, CONCURRENT_BLOCKS, {
      blobHTTPHeaders,
      metadata: { ...metadata },
      ...(Object.keys(tags).length > 0 && { tags: { ...tags } }),
      conditions: { ifNoneMatch: '*' },
    });
    return etag;
  } catch (error) {
    if (blobStatusOf(error) === 409 || blobStatusOf(error) === 412) return null;
    throw error;
  }
}
