import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { FileRelease } from '@portal/contract/files/schemas/fileRelease.ts';
import { changeUploadSession, readUploadSession } from '../../data/accounts/uploadSessions.ts';
import { type ChangedRequest, changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { type FileTerms, termsOfAll } from '../../domain/files/fileTerms.ts';
import { addFiles, MAX_FILES } from '../../domain/files/addFiles.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { refuseUnseenWork } from '../requests/edits/refuseUnseenWork.ts';
import { addNotice } from './addNotice.ts';
import { refuseOverQuota } from './uploads/uploadQuota.ts';
import { collectUploads } from './uploads/collectUploads.ts';

/**
 * Releases uploaded documents. Reads their facts from the blobs, and accepts only uploads made for this request.
 * Idempotent, so that a client can repeat a call whose response was lost.
 */
export async function releaseFiles(release: FileRelease, by: Actor, now: Date): Promise<ChangedRequest> {
  const { requestId } = release;
  const terms = termsByFile(release);
  const stored = await readRequest(requestId);
  if (!stored) throw notFound('Request not found');
  const missing = release.uploadedFiles.filter(({ fileId }) => !stored.value.files[fileId]);
  const session = await readUploadSession(requestId);
  const files = await collectUploads(missing, { session, now }, staffUploads, 'uploadedFiles');
  refuseOverQuota(files);
  const notice = missing.length > 0 ? await addNotice(stored.value, now) : undefined;
  const changed = await changeRequest(
    requestId,
    (root) => {
      const decision = addFiles(root, { files, terms, by, notice }, now);
      if (decision.kind === 'full') throw tooManyFiles();
      if (decision.kind === 'withdrawn') {
        throw new PortalError('conflict', 'One of these files was withdrawn. Please upload it again.');
      }
      if (decision.kind === 'other-terms') {
        throw new PortalError('conflict', 'These files were already released with different terms.');
      }
      if (decision.kind === 'same') return null;
      refuseUnseenWork(root, release.seenWork);
      return decision.change;
    },
    now,
  );
  // Includes files released earlier: an earlier call may have stopped before this step.
  await markAttached(requestId, [...terms.keys(), ...noticesOf(changed.root)]);
  return changed;
}

/** The IDs of the notices of 42 CFR 2.32 in a request. */
export function noticesOf({ files }: RequestRoot): string[] {
  return Object.values(files).flatMap(({ fileId, noticeVersion }) => (noticeVersion ? [fileId] : []));
}

/** Returns the terms of every file. Throws `file_rejected` for contradictory terms. */
function termsByFile(release: FileRelease): ReadonlyMap<string, FileTerms> {
  const decision = termsOfAll(release.uploadedFiles, release);
  if (decision.kind === 'terms') return decision.terms;
  const { field, message } = decision;
  throw new PortalError('file_rejected', message, { fields: { [`uploadedFiles.${field}`]: message } });
}

/** Marks uploads of staff as used by the request, so that they no longer count against the quota. */
export async function markAttached(requestId: string, fileIds: readonly string[]): Promise<void> {
  await changeUploadSession(requestId, ({ files }) => {
    const attached = fileIds.flatMap((fileId) => {
      const ticket = files[fileId];
      return ticket && !ticket.isAttached ? [[fileId, { ...ticket, isAttached: true }] as const] : [];
    });
    if (attached.length === 0) return null;
    return { files: { ...files, ...Object.fromEntries(attached) } };
  });
}

function tooManyFiles(): PortalError {
  return new PortalError(
    'conflict',
    localizable('A request can hold at most {{files}} files.', { files: MAX_FILES }),
  );
}
