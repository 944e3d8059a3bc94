import { claimsOf } from '../../data/requests/claimsOf.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isDownloadUsed } from '../../domain/files/downloads/downloadClaims.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { findAccessibleFile } from './findAccessibleFile.ts';

/** Throws `conflict` if the download of a paid file is still unused: allowing another one would have no effect. */
export async function refuseUnusedDownload(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  caller: Caller,
): Promise<void> {
  const { root, file } = await findAccessibleFile(caller, requestId, fileId);
  // The next step refuses a file that is not paid, with its own message.
  if (!file.uploadedByAdmin || !file.requiresPayment || file.paidAt === null) return;
  if (isDownloadUsed(await claimsOf(requestId), file, root)) return;
  throw new PortalError('conflict', 'The download of this file has not been used yet.');
}
