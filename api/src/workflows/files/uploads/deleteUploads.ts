import { recordPortalEvent } from '../../../data/audit/recordPortalEvent.ts';
import { changeUploadSession, readUploadSession } from '../../../data/files/uploads/uploadSessions.ts';
import { readDraft } from '../../../data/requests/drafts/drafts.ts';
import { eraseUpload, eraseUploadOf } from '../../../data/blobs/eraseBlobs.ts';
import type { ListedUpload } from '../../../data/blobs/listUploads.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { keyWithoutVolume } from '../../../domain/packets/volumes.ts';
import { SYSTEM } from '../../../domain/requests/actor.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { isUploadDeletable } from '../../../domain/retention/expiry.ts';
import type { Log } from '../../../telemetry/log.ts';
import { type RetentionTally, runAndTally } from '../../retention/retentionTally.ts';
import { eraseQuarantineCopy } from '../eraseFile.ts';
import { keptUploads } from './keptUploads.ts';
import { requestOfUploadKey } from './requestOfUploadKey.ts';
import { isDraftKey } from '@portal/contract/files/rules/uploadKey.ts';

/**
 * Deletes the uploads of one key that are no longer needed: unused, expired ones, and copies of files that were accepted
 * and are stored as documents. Adds the unused ones to the tally, and whatever could not be deleted. Writes the audit
 * event of unused uploads first: an interrupted run records it again the next night, and nothing is deleted without a
 * record. A ticket is deleted after its blob.
 */
export async function deleteUploads(
  key: string,
  uploads: readonly ListedUpload[],
  tally: RetentionTally,
  now: Date,
  log: Log,
): Promise<void> {
  const { files } = await readUploadSession(key);
  const deletable = uploads.filter(({ blobName, uploadedAt }) =>
    isUploadDeletable(files[fileIdOf(blobName)]?.issuedAt ?? uploadedAt, now),
  );
  if (deletable.length === 0) return;
  const requestId = await requestOfUploadKey(key);
  const request = (await readRequest(requestId))?.value;
  const attempt = (fileId: string, work: () => Promise<number>) =>
    runAndTally(tally, { requestId, fileId }, work, log);
  const copies = new Set(deletable.flatMap(({ blobName }) => request?.files[fileIdOf(blobName)] ?? []));
  for (const file of copies)
    await attempt(file.fileId, async () => {
      await (file.deletedAt === null ? eraseQuarantineCopy(requestId, file) : eraseUploadOf(file));
      return 0;
    });
  const referenced = await referencedFiles(key, request);
  const unused = deletable.filter(({ blobName }) => !referenced.has(fileIdOf(blobName)));
  if (unused.length === 0) return;
  const fileIds = [...new Set(unused.map(({ blobName }) => fileIdOf(blobName)))];
  const details = { request: requestId, files: fileIds.join(',') };
  await recordPortalEvent({ kind: 'uploads-deleted', by: SYSTEM, details }, now);
  const deletedIds = new Set<string>();
  for (const { blobName } of unused) {
    const fileId = fileIdOf(blobName);
    await attempt(fileId, async () => {
      await eraseUpload(blobName);
      deletedIds.add(fileId);
      return 1;
    });
  }
  await changeUploadSession(key, (session) => {
    const remaining = Object.entries(session.files).filter(([fileId]) => !deletedIds.has(fileId));
    return remaining.length === Object.keys(session.files).length
      ? null
      : { files: Object.fromEntries(remaining) };
  });
}

/** Returns the files under a key that a draft, an unfinished request of an account, or a request refers to. */
async function referencedFiles(
  key: string,
  request: RequestDocument | undefined,
): Promise<ReadonlySet<string>> {
  const draft = isDraftKey(key) ? await readDraft(key.slice('req-'.length)) : null;
  const kept = isDraftKey(key) ? await keptUploads(key.slice('req-'.length)) : [];
  return new Set([
    ...[...(draft?.value.loaFiles ?? []), ...(draft?.value.supportingFiles ?? [])].map(
      ({ fileId }) => fileId,
    ),
    ...kept,
    ...Object.keys(request?.files ?? {}),
  ]);
}

function fileIdOf(blobName: string): string {
  return keyWithoutVolume(blobName.slice(blobName.lastIndexOf('/') + 1));
}
