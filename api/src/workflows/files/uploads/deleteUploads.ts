import { recordPortalEvent } from '../../../data/audit/recordPortalEvent.ts';
import { changeUploadSession, readUploadSession } from '../../../data/accounts/uploadSessions.ts';
import { readDraft } from '../../../data/accounts/drafts.ts';
import { eraseUpload } from '../../../data/blobs/eraseBlobs.ts';
import type { ListedUpload } from '../../../data/blobs/listUploads.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { SYSTEM } from '../../../domain/requests/actor.ts';
import { isUploadDeletable } from '../../../domain/retention/expiry.ts';
import { keptUploads } from './keptUploads.ts';
import { requestOfUploadKey } from './requestOfUploadKey.ts';
import { isDraftKey } from '@portal/contract/files/rules/uploadKey.ts';

/**
 * Deletes the unused, expired uploads of one key and returns how many. Writes the audit event first: an interrupted run
 * records it again the next night, and nothing is deleted without a record. A ticket is deleted after its blob.
 */
export async function deleteUploads(
  key: string,
  uploads: readonly ListedUpload[],
  now: Date,
): Promise<number> {
  const { files } = await readUploadSession(key);
  const deletable = uploads.filter(({ blobName, uploadedAt }) =>
    isUploadDeletable(files[fileIdOf(blobName)]?.issuedAt ?? uploadedAt, now),
  );
  if (deletable.length === 0) return 0;
  const requestId = await requestOfUploadKey(key);
  const referenced = await referencedFiles(key, requestId);
  const unused = deletable.filter(({ blobName }) => !referenced.has(fileIdOf(blobName)));
  if (unused.length === 0) return 0;
  const fileIds = unused.map(({ blobName }) => fileIdOf(blobName));
  const details = { request: requestId, files: fileIds.join(',') };
  await recordPortalEvent({ kind: 'uploads-deleted', by: SYSTEM, details }, now);
  for (const { blobName } of unused) await eraseUpload(blobName);
  const deletedIds = new Set(fileIds);
  await changeUploadSession(key, (session) => {
    const remaining = Object.entries(session.files).filter(([fileId]) => !deletedIds.has(fileId));
    return remaining.length === Object.keys(session.files).length
      ? null
      : { files: Object.fromEntries(remaining) };
  });
  return unused.length;
}

/** Returns the files under a key that a draft, an unfinished request of an account, or a request refers to. */
async function referencedFiles(key: string, requestId: string): Promise<ReadonlySet<string>> {
  const draft = isDraftKey(key) ? await readDraft(key.slice('req-'.length)) : null;
  const kept = isDraftKey(key) ? await keptUploads(key.slice('req-'.length)) : [];
  const root = await readRequest(requestId);
  return new Set([
    ...[...(draft?.value.loaFiles ?? []), ...(draft?.value.supportingFiles ?? [])].map(
      ({ fileId }) => fileId,
    ),
    ...kept,
    ...Object.keys(root?.value.files ?? {}),
  ]);
}

function fileIdOf(blobName: string): string {
  return blobName.slice(blobName.lastIndexOf('/') + 1);
}
