import { changeUploadSession } from '../../../data/files/uploads/uploadSessions.ts';
import { uploadedSize } from '../../../data/blobs/inspectUpload.ts';
import { writeUpload } from '../../../data/blobs/writeUpload.ts';
import type { UploadFacts } from '../../../domain/files/uploadFacts.ts';

/**
 * Stores a PDF that the portal made like an upload of staff, so that it is scanned, and deleted if it is not used after
 * all. Storing the same file ID again keeps the first content.
 */
export async function storeOwnUpload(
  requestId: string,
  fileId: string,
  { name, content }: { readonly name: string; readonly content: Buffer },
  now: Date,
): Promise<UploadFacts> {
  const blobName = `${requestId}/${fileId}`;
  const at = now.toISOString();
  const announcedSize = content.byteLength;
  const ticket = { fileId, blobName, name, announcedSize, issuedAt: at };
  // The scan of the blob records its verdict here.
  await changeUploadSession(requestId, ({ files }) =>
    files[fileId] ? null : { files: { ...files, [fileId]: ticket } },
  );
  const etag = await writeUpload(blobName, content);
  // Of the first content, if there is one: the zip relies on it.
  const size = (await uploadedSize(blobName)) ?? announcedSize;
  return { fileId, blobName, originalName: name, contentType: 'application/pdf', size, etag, uploadedAt: at };
}
