import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { readClaim } from '../../data/requests/downloads/claimDownload.ts';
import { readMoreSubjects } from '../../data/requests/downloads/moreSubjects.ts';
import { withPayment } from '../../domain/packets/replacements.ts';
import type { DecidedFile } from '../../domain/files/downloads/selectBundleFiles.ts';
import {
  type ClaimState,
  decideDownload,
  type DownloadDecision,
} from '../../domain/files/downloads/decideDownload.ts';
import { claimOf, isSubjectOfPayment, withMoreSubject } from '../../domain/files/downloads/paidSubjects.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { downloadSubjectOf } from './findAccessibleFile.ts';
import { subjectDownloads } from './subjectDownloads.ts';

/**
 * Decides what the caller may do with a file now. Staff may open every clean file; for others the terms of its release
 * apply.
 */
export async function fileDecision(
  file: RequestFile,
  request: RequestDocument,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<DownloadDecision> {
  if (caller.session && isStaffRole(caller.session.role)) {
    return decideDownload({ ...file, uploadedByAdmin: false }, null, now);
  }
  return decideDownload(
    withPayment(file, request.files),
    file.requiresPayment ? await claimStateOf(file, request, caller) : null,
    now,
  );
}

async function claimStateOf(
  file: RequestFile,
  request: RequestDocument,
  caller: Pick<Caller, 'session'>,
): Promise<ClaimState> {
  const { requestId } = request;
  const { fileId, downloadRound } = file;
  const subject = downloadSubjectOf(caller, request);
  const [claim, more] = await Promise.all([
    readClaim({ requestId, fileId, subject }, downloadRound),
    isSubjectOfPayment(request, file, subject) ? null : readMoreSubjects(requestId),
  ]);
  if (claim) return claim;
  return more === null || withMoreSubject(more.value, file, subject) ? null : 'no-place';
}

/** Decides what the caller may do now with each file of a request, under the same rules as `fileDecision`. */
export async function fileDecisions(
  request: RequestDocument,
  caller: Pick<Caller, 'session'>,
  now: Date,
): Promise<DecidedFile[]> {
  const all = Object.values(request.files);
  if (caller.session && isStaffRole(caller.session.role)) {
    return all.map((file) => ({
      file,
      decision: decideDownload({ ...file, uploadedByAdmin: false }, null, now),
    }));
  }
  const downloads = await subjectDownloads(request, downloadSubjectOf(caller, request));
  return all.map((file) => ({
    file,
    decision: decideDownload(withPayment(file, request.files), claimOf(downloads, file), now),
  }));
}
