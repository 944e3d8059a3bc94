import { blobStatusOf, onBlobs } from './account.ts';
import { documentBlobName } from './promoteUpload.ts';

/** Stores a document that the portal made itself; one that is there already is left as it is. */
export async function storeDocument(
  { requestId, fileId, contentType }: { requestId: string; fileId: string; contentType: string },
  content: Uint8Array,
): Promise<void> {
  await onBlobs('documents', async (container) => {
    const target = container.getBlockBlobClient(documentBlobName(requestId, fileId));
    try {
      await target.uploadData(Buffer.from(content), {
        blobHTTPHeaders: { blobContentType: contentType, blobContentDisposition: 'attachment' },
        conditions: { ifNoneMatch: '*' },
      });
    } catch (error) {
      if (blobStatusOf(error) !== 409 && blobStatusOf(error) !== 412) throw error;
    }
  });
}
