import { allowAnotherDownload } from '@portal/contract/endpoints/releases.ts';
import { allowDownload } from '../../domain/request/reopenDownload.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/actorOf.ts';
import { refuseUntaken } from '../../workflows/refuseUntaken.ts';
import { reopenFile } from '../../workflows/reopenFile.ts';

/** POST /api/allowAnotherDownload: lets everybody who may see a paid file download it once more. */
endpoint(allowAnotherDownload, async ({ body, caller, now, log }) => {
  await refuseUntaken(body, caller);
  const downloadUntil = await reopenFile(body, allowDownload, actorOf(caller), now, log);
  return { message: 'One more download allowed', data: { fileId: body.fileId, downloadUntil } };
});
