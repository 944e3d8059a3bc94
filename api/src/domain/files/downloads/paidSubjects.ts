import * as z from 'zod/mini';
import { isOwner } from '../../requests/access/mayOpenRequest.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import type { ClaimState } from './decideDownload.ts';
import { type DownloadClaim, userOfSubject } from './downloadClaims.ts';

/** Accounts that can download a paid file besides those that its payment was for. Staff decide about others. */
export const MAX_MORE_SUBJECTS = 2;

/** The subjects besides those of the payment that downloaded paid files of a request, by file and round. */
export const moreSubjects = z.record(z.string(), z.array(z.string()));

export type MoreSubjects = z.output<typeof moreSubjects>;

type PaidFile = Pick<
  RequestFile,
  'fileId' | 'downloadRound' | 'paidAt' | 'payerId' | 'morePayerIds' | 'admittedIds'
>;
type RequestOwners = Pick<RequestDocument, 'owners' | 'ownersSince' | 'submitterId'>;

/**
 * Whether the payment of a file was for this subject: the holder, the submitter, the payer, an account that had the
 * request before the payment, or one that staff admitted. True for everyone if the payer was not stored, as for files
 * that were paid before this rule.
 */
export function isSubjectOfPayment(request: RequestOwners, file: PaidFile, subject: string): boolean {
  const { payerId, morePayerIds = [], paidAt, admittedIds = [] } = file;
  const userId = userOfSubject(subject);
  if (payerId === undefined || paidAt === null || userId === null) return true;
  if (userId === request.submitterId || userId === payerId) return true;
  if (morePayerIds.includes(userId) || admittedIds.includes(userId)) return true;
  const since = request.ownersSince?.[userId];
  return isOwner(request, userId) && (since === undefined || since < paidAt);
}

/** Whether a subject that has not downloaded a file in this round can be one of those that do. */
function hasDownloadPlace(
  request: RequestOwners,
  file: PaidFile,
  subject: string,
  more: MoreSubjects,
): boolean {
  return isSubjectOfPayment(request, file, subject) || withMoreSubject(more, file, subject) !== null;
}

/** The subjects after this one took a place of a file; null if all places are taken. */
export function withMoreSubject(
  more: MoreSubjects,
  { fileId, downloadRound }: Pick<RequestFile, 'fileId' | 'downloadRound'>,
  subject: string,
): MoreSubjects | null {
  const key = `${fileId}|${downloadRound}`;
  const taken = more[key] ?? [];
  if (taken.includes(subject)) return more;
  return taken.length >= MAX_MORE_SUBJECTS ? null : { ...more, [key]: [...taken, subject] };
}

/** What decides whether a subject can download the paid files of a request. */
export interface SubjectDownloads {
  readonly request: RequestOwners;
  readonly subject: string;
  readonly claims: readonly DownloadClaim[];
  readonly more: MoreSubjects;
}

/** The claim of a subject to a file in the current round, or whether it can make one. */
export function claimOf({ request, subject, claims, more }: SubjectDownloads, file: PaidFile): ClaimState {
  const { fileId, downloadRound } = file;
  const found = claims.find(
    (claim) => claim.fileId === fileId && claim.subject === subject && claim.round === downloadRound,
  );
  return found ?? (hasDownloadPlace(request, file, subject, more) ? null : 'no-place');
}
