import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { blobStatusOf, onBlobs } from './account.ts';
import { copyBlob } from './copyBlob.ts';
import { readUpload } from './readUpload.ts';

interface CheckedUpload {
  readonly fileId: string;
  readonly quarantineBlob: string;
  readonly etag: string;
  readonly contentType: string;
  readonly originalName: string;
  /** Bytes. */
  readonly size: number;
}

/** A larger file, which is a packet, is copied in ranges. */
const LARGE_BYTES = 16 * 1024 * 1024;

export function documentBlobName(requestId: string, fileId: string): string {
  return `${requestId}/${fileId}`;
}

/** Copies a clean upload from quarantine to `documents`, with its content type and file name. Calling it again changes nothing. */
export async function promoteUpload(requestId: string, file: CheckedUpload): Promise<void> {
  if (file.size > LARGE_BYTES) return promoteLarge(requestId, file);
  const content = await readUpload(file.quarantineBlob, file.etag);
  await onBlobs('documents', async (container) => {
    const target = container.getBlockBlobClient(documentBlobName(requestId, file.fileId));
    if (!content) {
      await target.getProperties();
      return;
    }
    const store = (blobContentDisposition: string) =>
      target.uploadData(content, {
        blobHTTPHeaders: { blobContentType: file.contentType, blobContentDisposition },
        conditions: { ifNoneMatch: '*' },
      });
    try {
      await store(contentDisposition(file.originalName, file.contentType, 'attachment')).catch((error) => {
        // Some file names are rejected by the store. Store the file without a name then.
        if (blobStatusOf(error) === 400) return store('attachment');
        throw error;
      });
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
  });
}

async function promoteLarge(requestId: string, file: CheckedUpload): Promise<void> {
  const { contentType: blobContentType, originalName, quarantineBlob, etag } = file;
  const copy = (blobContentDisposition: string) =>
    copyBlob(
      { container: 'quarantine', name: quarantineBlob },
      { container: 'documents', name: documentBlobName(requestId, file.fileId) },
      { blobContentType, blobContentDisposition },
      etag,
    );
  try {
    await copy(contentDisposition(originalName, blobContentType, 'attachment'));
  } catch (error) {
    if (blobStatusOf(error) !== 400) throw error;
    await copy('attachment');
  }
}
