import { allowAnotherDownload } from '@portal/contract/files/endpoints/releases.ts';
import { allowDownload } from '../../domain/files/downloads/reopenDownload.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { reopenFile } from '../../workflows/files/reopenFile.ts';
import { claimsOf } from '../../data/requests/claimsOf.ts';
import { PortalError } from '../../errors/portalError.ts';
import { isDownloadUsed } from '../../domain/files/downloads/downloadClaims.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { findAccessibleFile } from '../../workflows/files/findAccessibleFile.ts';

/** POST /api/allowAnotherDownload: lets everyone with access to a paid file download it again. */
endpoint(allowAnotherDownload, async ({ body, caller, now, log }) => {
  await refuseUnusedDownload(body, caller);
  const downloadUntil = await reopenFile(body, allowDownload, actorOf(caller), now, log);
  return { message: 'One more download allowed', data: { fileId: body.fileId, downloadUntil } };
});

/** Throws `conflict` if the download of a paid file is still unused: allowing another one would have no effect. */
async function refuseUnusedDownload(
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  caller: Caller,
): Promise<void> {
  const { root, file } = await findAccessibleFile(caller, requestId, fileId);
  // The next step refuses a file that is not paid, with its own message.
  if (!file.uploadedByAdmin || !file.requiresPayment || file.paidAt === null) return;
  if (isDownloadUsed(await claimsOf(requestId), file, root)) return;
  throw new PortalError('conflict', 'The download of this file has not been used yet.');
}
