import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { DOWNLOADED_FREE } from '../../workflows/files/checkFile.ts';
import { issueDownloadLink } from '../../workflows/files/issueDownloadLink.ts';

/** GET /api/downloadFileAuth: like downloadFile, for signed-in people only. Ignores request-access tokens. */
endpoint(downloadFileAuth, async ({ query, caller, now, log }) => {
  const { download, isFree } = await issueDownloadLink(query, { ...caller, held: null }, now, log);
  return { ...(isFree && { message: DOWNLOADED_FREE }), data: download };
});
