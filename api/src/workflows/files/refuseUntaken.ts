import { claimsOf } from '../../data/requests/claimsOf.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isTaken } from '../../domain/files/downloads/downloadClaims.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { openableFile } from './openableFile.ts';

/** One more download is allowed where one was used: allowed before, it would be the same one. */
export async function refuseUntaken(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  caller: Caller,
): Promise<void> {
  const { root, file } = await openableFile(caller, requestId, fileId);
  // What is no paid file is refused for that.
  if (!file.uploadedByAdmin || !file.requiresPayment || file.paidAt === null) return;
  if (isTaken(await claimsOf(requestId), file, root)) return;
  throw new PortalError('conflict', 'Nobody has used their download of this file yet.');
}
