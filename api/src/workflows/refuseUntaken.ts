import { claimsOf } from '../data/requests/claimsOf.ts';
import { PortalError } from '../errors/portalError.ts';
import type { Caller } from '../http/caller.ts';
import { openableFile } from './openableFile.ts';

/** One more download is allowed where one was used: allowed before, it would be the same one. */
export async function refuseUntaken(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  caller: Caller,
): Promise<void> {
  const { uploadedByAdmin, requiresPayment, paidAt, downloadRound } = await openableFile(
    caller,
    requestId,
    fileId,
  );
  // What is no paid file is refused for that.
  if (!uploadedByAdmin || !requiresPayment || paidAt === null) return;
  const claims = await claimsOf(requestId);
  if (claims.some((claim) => claim.fileId === fileId && claim.round === downloadRound)) return;
  throw new PortalError('conflict', 'Nobody has used their download of this file yet.');
}
