import type { RequestFile } from '../request/root.ts';
import type { Claim } from './decideDownload.ts';

/** The holder of order id and code, as whom they download. */
export const HOLDER_SUBJECT = 'holder';

export function subjectOfUser(userId: string): string {
  return `user:${userId}`;
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
