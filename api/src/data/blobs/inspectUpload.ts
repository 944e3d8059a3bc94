import { SNIFFED_BYTES } from '@portal/contract/files/rules/fileTypes.ts';
import { blobStatusOf, onBlobs } from './account.ts';

export interface UploadedBlob {
  /** Bytes. */
  readonly size: number;
  readonly firstBytes: Uint8Array;
  readonly etag: string;
  readonly uploadedAt: string;
}

/** Length, first bytes, and ETag of an upload; null if it does not exist. */
export async function inspectUpload(blobName: string): Promise<UploadedBlob | null> {
  return onBlobs('quarantine', async (container) => {
    const blob = container.getBlobClient(blobName);
    try {
      const properties = await blob.getProperties();
      const size = properties.contentLength ?? 0;
      const firstBytes =
        size === 0
          ? new Uint8Array()
          : await blob.downloadToBuffer(0, Math.min(SNIFFED_BYTES, size), {
              conditions: { ifMatch: properties.etag ?? '*' },
            });
      return {
        size,
        firstBytes,
        etag: properties.etag ?? '',
        uploadedAt: (properties.createdOn ?? properties.lastModified ?? new Date()).toISOString(),
      };
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** The size of an upload in bytes; null if it does not exist. */
export async function uploadedSize(blobName: string): Promise<number | null> {
  return onBlobs('quarantine', async (container) => {
    try {
      return (await container.getBlobClient(blobName).getProperties()).contentLength ?? 0;
    } catch (error) {
      if (blobStatusOf(error) === 404) return null;
      throw error;
    }
  });
}
