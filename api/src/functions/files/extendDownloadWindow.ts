import { extendDownloadWindow } from '@portal/contract/files/endpoints/releases.ts';
import { extendWindow } from '../../domain/files/downloads/reopenDownload.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { reopenFile } from '../../workflows/files/reopenFile.ts';

/** POST /api/extendDownloadWindow: reopens the ended download window of a paid file for twelve hours. */
endpoint(extendDownloadWindow, async ({ body, caller, now, log }) => {
  const downloadUntil = await reopenFile(body, extendWindow, actorOf(caller), now, log);
  return { message: 'Download window extended', data: { fileId: body.fileId, downloadUntil } };
});
