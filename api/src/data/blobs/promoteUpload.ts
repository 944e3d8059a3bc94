import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { documentParts, volumeKey } from '../../domain/packets/volumes.ts';
import type { RequestFile } from '../../domain/requests/requestDocument.ts';
import { blobStatusOf, onBlobs } from './account.ts';
import { copyBlob } from './copyBlob.ts';
import { readUpload } from './readUpload.ts';

type CheckedUpload = Pick<
  RequestFile,
  'fileId' | 'quarantineBlob' | 'etag' | 'contentType' | 'originalName' | 'size' | 'volumes'
>;

/** A file that is copied. */
interface CheckedPart {
  /** Blob names in quarantine and in `documents`. */
  readonly from: string;
  readonly to: string;
  readonly etag: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A larger file, which is a packet, is copied in ranges. */
const LARGE_BYTES = 16 * 1024 * 1024;

/** `key`: the file ID, or the key of a volume. */
export function documentBlobName(requestId: string, key: string): string {
  return `${requestId}/${key}`;
}

/**
 * Copies a clean upload from quarantine to `documents`, with its content type and file name. Calling it again changes nothing.
 * The first volume comes last: when it is there, all are.
 */
export async function promoteUpload(requestId: string, file: CheckedUpload): Promise<void> {
  const { contentType, quarantineBlob } = file;
  const parts = documentParts(file).map(({ key, name, size }, index) => ({
    from: volumeKey(quarantineBlob, index + 1),
    to: documentBlobName(requestId, key),
    etag: file.volumes?.[index]?.etag ?? file.etag,
    name,
    contentType,
    size,
  }));
  for (const part of parts.toReversed()) await promotePart(part);
}

async function promotePart(part: CheckedPart): Promise<void> {
  const { from, to, etag, name, contentType } = part;
  if (part.size > LARGE_BYTES) return promoteLarge(part);
  const content = await readUpload(from, etag);
  await onBlobs('documents', async (container) => {
    const target = container.getBlockBlobClient(to);
    if (!content) {
      await target.getProperties();
      return;
    }
    const store = (blobContentDisposition: string) =>
      target.uploadData(content, {
        blobHTTPHeaders: { blobContentType: contentType, blobContentDisposition },
        conditions: { ifNoneMatch: '*' },
      });
    try {
      await store(contentDisposition(name, contentType, 'attachment')).catch((error) => {
        // Some file names are rejected by the store. Store the file without a name then.
        if (blobStatusOf(error) === 400) return store('attachment');
        throw error;
      });
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
  });
}

async function promoteLarge({ from, to, etag, name, contentType }: CheckedPart): Promise<void> {
  const copy = (blobContentDisposition: string) =>
    copyBlob(
      { container: 'quarantine', name: from },
      { container: 'documents', name: to },
      { blobContentType: contentType, blobContentDisposition },
      etag,
    );
  try {
    await copy(contentDisposition(name, contentType, 'attachment'));
  } catch (error) {
    if (blobStatusOf(error) !== 400) throw error;
    await copy('attachment');
  }
}
