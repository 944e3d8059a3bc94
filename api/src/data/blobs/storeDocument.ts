import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { blobStatusOf, onBlobs } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';

interface GeneratedDocument {
  readonly requestId: string;
  readonly fileId: string;
  readonly contentType: string;
  /** The file name for downloads. */
  readonly originalName: string;
}

/** Stores a document that the portal generated. An existing one is not replaced. */
export async function storeDocument(
  { requestId, fileId, contentType, originalName }: GeneratedDocument,
  content: Uint8Array,
): Promise<void> {
  await onBlobs('documents', async (container) => {
    const target = container.getBlockBlobClient(documentBlobName(requestId, fileId));
    try {
      await target.uploadData(Buffer.from(content), {
        blobHTTPHeaders: {
          blobContentType: contentType,
          blobContentDisposition: contentDisposition(originalName, contentType, 'attachment'),
        },
        conditions: { ifNoneMatch: '*' },
      });
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
  });
}
