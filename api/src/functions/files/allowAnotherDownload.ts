import { allowAnotherDownload } from '@portal/contract/files/endpoints/releases.ts';
import { claimsOf } from '../../data/requests/downloads/claimsOf.ts';
import { allowDownload } from '../../domain/files/downloads/reopenDownload.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { reopenFile } from '../../workflows/files/reopenFile.ts';

/** POST /api/allowAnotherDownload: lets everyone with access to a paid file download it again. */
endpoint(allowAnotherDownload, async ({ body, caller, now, log }) => {
  const claims = await claimsOf(body.requestId);
  const downloadUntil = await reopenFile(body, allowDownload(claims), actorOf(caller), now, log);
  return { message: 'One more download allowed', data: { fileId: body.fileId, downloadUntil } };
});
