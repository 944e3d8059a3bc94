import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { readClaim } from '../../data/requests/downloads/claimDownload.ts';
import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import type { DecidedFile } from '../../domain/files/downloads/selectBundleFiles.ts';
import { decideDownload, type DownloadDecision } from '../../domain/files/downloads/decideDownload.ts';
import { claimOf } from '../../domain/files/downloads/downloadClaims.ts';
import type { RequestFile, RequestRoot } from '../../domain/requests/root.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { downloadSubjectOf } from './findAccessibleFile.ts';

/**
 * Decides what the caller may do with a file now. Staff may open every clean file; for others the terms of its release
 * apply.
 */
export async function fileDecision(
  file: RequestFile,
  root: Pick<RequestRoot, 'requestId' | 'owners'>,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<DownloadDecision> {
  if (caller.session && isStaffRole(caller.session.role)) {
    return decideDownload({ ...file, uploadedByAdmin: false }, null, now);
  }
  const { requestId } = root;
  const claim = file.requiresPayment
    ? await readClaim(
        { requestId, fileId: file.fileId, subject: downloadSubjectOf(caller, root) },
        file.downloadRound,
      )
    : null;
  return decideDownload(file, claim, now);
}

/** Decides what the caller may do now with each file of a request, under the same rules as `fileDecision`. */
export async function fileDecisions(
  root: Pick<RequestRoot, 'requestId' | 'owners' | 'files'>,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<DecidedFile[]> {
  const all = Object.values(root.files);
  if (caller.session && isStaffRole(caller.session.role)) {
    return all.map((file) => ({
      file,
      decision: decideDownload({ ...file, uploadedByAdmin: false }, null, now),
    }));
  }
  const subject = downloadSubjectOf(caller, root);
  const claims = all.some(({ paidAt }) => paidAt !== null) ? await claimsOf(root.requestId, subject) : [];
  return all.map((file) => ({ file, decision: decideDownload(file, claimOf(claims, file, subject), now) }));
}
