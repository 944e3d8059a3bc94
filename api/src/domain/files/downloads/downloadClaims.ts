import type { RequestFile, RequestRoot } from '../../requests/root.ts';
import type { Claim } from './decideDownload.ts';

/** The holder of order id and code, as whom they download. */
export const HOLDER_SUBJECT = 'holder';

const USER = 'user:';

export function subjectOfUser(userId: string): string {
  return `${USER}${userId}`;
}

/** The user who downloads as this subject; null for the holder. */
export function userOfSubject(subject: string): string | null {
  return subject.startsWith(USER) ? subject.slice(USER.length) : null;
}

/** A claim with what it is to: the one download that a subject has of a paid file in a round. */
export interface DownloadClaim extends Claim {
  readonly fileId: string;
  readonly subject: string;
  readonly round: number;
}

/** The claim of a subject to a paid file in its present round, or null. */
export function claimOf(
  claims: readonly DownloadClaim[],
  { fileId, downloadRound }: Pick<RequestFile, 'fileId' | 'downloadRound'>,
  subject: string,
): Claim | null {
  return (
    claims.find(
      (claim) => claim.fileId === fileId && claim.subject === subject && claim.round === downloadRound,
    ) ?? null
  );
}

/** Whether a download of the file's present round was used by the holder or by a client who has the request. A claim of anybody else was made with the holder's access, and is not that of whoever paid. */
export function isDownloadUsed(
  claims: readonly DownloadClaim[],
  { fileId, downloadRound }: Pick<RequestFile, 'fileId' | 'downloadRound'>,
  { owners }: Pick<RequestRoot, 'owners'>,
): boolean {
  return claims.some(({ subject, ...claim }) => {
    if (claim.fileId !== fileId || claim.round !== downloadRound) return false;
    const userId = userOfSubject(subject);
    return userId === null || owners.includes(userId);
  });
}
