import { eraseBundlesOf, eraseDocument, eraseUploadOf } from '../../data/blobs/eraseBlobs.ts';
import { hasDocument } from '../../data/blobs/documentContent.ts';
import { endBundlesContaining } from '../../data/requests/bundles.ts';
import { type Bundle, buildLeaseRemainingMs } from '../../domain/files/downloads/bundle.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import { eraseSources } from '../packets/endAssembly.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/**
 * Deletes the content and all copies of a file that its request has recorded as deleted, or only the copy in quarantine
 * of a clean one. Idempotent. Ends the bundles that contain a deleted file first, so that none can complete. If a bundle
 * was being built, another task checks for leftovers after the build lease expires. A packet with pages of a withdrawn
 * source is deleted among the sources, too.
 */
export async function eraseFile(
  { requestId, files }: RequestDocument,
  fileId: string,
  now: Date,
): Promise<Outcome> {
  const file = files[fileId];
  if (!file) return done;
  if (file.deletedAt === null) {
    await eraseQuarantineCopy(requestId, file);
    return done;
  }
  const ended = await eraseContent(requestId, file);
  const next = file.packet ? await eraseSources(requestId, now) : [];
  const remainingMs = Math.max(0, ...ended.map((bundle) => buildLeaseRemainingMs(bundle, now)));
  return remainingMs > 0 ? { kind: 'later', next, retryAfterMs: remainingMs } : { kind: 'done', next };
}

/**
 * Deletes the copy in quarantine of a clean file, whose document is stored. Returns whether the copy is gone. Call it
 * after the upload link has expired, because the link could create the copy again.
 */
export async function eraseQuarantineCopy(
  requestId: string,
  file: Pick<RequestFile, 'fileId' | 'quarantineBlob' | 'scan' | 'volumes'>,
): Promise<boolean> {
  if (file.scan !== 'clean' || !(await hasDocument(requestId, file.fileId))) return false;
  await eraseUploadOf(file);
  return true;
}

/** Deletes the content of a file and every copy, the document first. Returns the bundles that it ended. */
export async function eraseContent(
  requestId: string,
  file: Pick<RequestFile, 'fileId' | 'quarantineBlob' | 'volumes'>,
): Promise<Bundle[]> {
  await eraseDocument(requestId, file);
  await eraseUploadOf(file);
  const ended = await endBundlesContaining(requestId, file.fileId);
  await eraseBundlesOf(requestId);
  return ended;
}
