import { contentDisposition } from '../../domain/files/downloads/contentDisposition.ts';
import { blobStatusOf, onBlobs } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';

interface MadeDocument {
  readonly requestId: string;
  readonly fileId: string;
  readonly contentType: string;
  /** What it is saved under. */
  readonly originalName: string;
}

/** Stores a document that the portal made itself; one that is there already is left as it is. */
export async function storeDocument(
  { requestId, fileId, contentType, originalName }: MadeDocument,
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
