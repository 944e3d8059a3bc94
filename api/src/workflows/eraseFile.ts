import { eraseBundlesOf, eraseDocument, eraseUpload } from '../data/blobs/eraseBlobs.ts';
import type { RequestRoot } from '../domain/request/root.ts';

/** Deletes the content of a file that its request has written down as deleted, with every copy. Doing it twice changes nothing. */
export async function eraseFile({ requestId, files }: RequestRoot, fileId: string): Promise<void> {
  const file = files[fileId];
  if (!file || file.deletedAt === null) return;
  await eraseUpload(file.quarantineBlob);
  await eraseDocument(requestId, fileId);
  await eraseBundlesOf(requestId);
}
