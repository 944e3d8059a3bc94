import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import { isRemoved } from '../../requests/access/mayOpenRequest.ts';
import type { Claim } from './decideDownload.ts';

/** The download subject of the holder of order id and code. */
export const HOLDER_SUBJECT = 'holder';

const USER = 'user:';

export function subjectOfUser(userId: string): string {
  return `${USER}${userId}`;
}

/** The user id of a download subject; null for the holder. */
export function userOfSubject(subject: string): string | null {
  return subject.startsWith(USER) ? subject.slice(USER.length) : null;
}

/** A claim with its file, subject and round. */
export interface DownloadClaim extends Claim {
  readonly fileId: string;
  readonly subject: string;
  readonly round: number;
}

/**
 * Whether the holder or an owner of the request, also one who was removed since, used a download in the current round.
 * Other users downloaded with the holder's access; their claims do not count as downloads by the payer.
 */
export function isDownloadUsed(
  claims: readonly DownloadClaim[],
  { fileId, downloadRound }: Pick<RequestFile, 'fileId' | 'downloadRound'>,
  { owners, removedOwners }: Pick<RequestDocument, 'owners' | 'removedOwners'>,
): boolean {
  return claims.some(({ subject, ...claim }) => {
    if (claim.fileId !== fileId || claim.round !== downloadRound) return false;
    const userId = userOfSubject(subject);
    return userId === null || owners.includes(userId) || isRemoved({ removedOwners }, userId);
  });
}
