import { claimsOf } from '../../data/requests/claimsOf.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isDownloadUsed } from '../../domain/files/downloads/downloadClaims.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { findAccessibleFile } from './findAccessibleFile.ts';

/** One more download is allowed where one was used: allowed before, it would be the same one. */
export async function refuseUnusedDownload(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  caller: Caller,
): Promise<void> {
  const { root, file } = await findAccessibleFile(caller, requestId, fileId);
  // What is no paid file is refused for that.
  if (!file.uploadedByAdmin || !file.requiresPayment || file.paidAt === null) return;
  if (isDownloadUsed(await claimsOf(requestId), file, root)) return;
  throw new PortalError('conflict', 'The download of this file has not been used yet.');
}
