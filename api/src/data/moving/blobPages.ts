import { type BlobContainer, blobStatusOf } from '../blobs/account.ts';
import { blobs } from './blobs.ts';

const PAGE = 100;

/** A blob but for its content. */
export interface ListedBlob {
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Page {
  readonly listed: readonly ListedBlob[];
  /** Where to go on after this page; undefined after the last one. */
  readonly token: string | undefined;
}

/** The blobs of a container in the order of their names, or those written since an instant. */
export async function* blobPages(
  name: BlobContainer,
  { since, token }: { readonly since: Date | null; readonly token: string | undefined },
): AsyncGenerator<Page> {
  const container = await blobs(name);
  const pages = container
    .listBlobsFlat({ includeMetadata: true, includeTags: true })
    .byPage({ maxPageSize: PAGE, ...(token !== undefined && { continuationToken: token }) });
  for await (const { segment, continuationToken } of pages) {
    const listed = segment.blobItems
      .filter(({ properties }) => since === null || properties.lastModified >= since)
      .map(({ name: blobName, tags, metadata }) => ({
        name: blobName,
        tags: tags ?? {},
        metadata: metadata ?? {},
      }));
    yield { listed, token: continuationToken || undefined };
  }
}

/** Whether a container holds anything. */
export async function holdsBlobs(name: BlobContainer): Promise<boolean> {
  for await (const { listed } of blobPages(name, { since: null, token: undefined })) return listed.length > 0;
  return false;
}

export async function tagsOf(container: BlobContainer, name: string): Promise<Record<string, string>> {
  return (await (await blobs(container)).getBlobClient(name).getTags()).tags;
}

/** The content of a blob as one version of it, with its headers; null when it is gone. */
export async function openBlob(container: BlobContainer, name: string) {
  try {
    const answer = await (await blobs(container)).getBlobClient(name).download(0, undefined, {
      maxRetryRequests: 5,
    });
    return {
      content: answer.readableStreamBody!,
      etag: answer.etag ?? '',
      size: answer.contentLength ?? 0,
      contentType: answer.contentType ?? '',
      contentDisposition: answer.contentDisposition ?? '',
      contentEncoding: answer.contentEncoding ?? '',
      contentLanguage: answer.contentLanguage ?? '',
      cacheControl: answer.cacheControl ?? '',
      metadata: answer.metadata ?? {},
    };
  } catch (error) {
    if (blobStatusOf(error) === 404) return null;
    throw error;
  }
}
