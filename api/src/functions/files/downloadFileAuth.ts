import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { DOWNLOADED_FREE } from '../../workflows/files/checkFile.ts';
import { issueDownloadLink } from '../../workflows/files/issueDownloadLink.ts';

/** GET /api/downloadFileAuth: the same for a signed-in person; a request-access token opens nothing here. */
endpoint(downloadFileAuth, async ({ query, caller, now, log }) => {
  const { download, isFree } = await issueDownloadLink(query, { ...caller, heldRequestId: null }, now, log);
  return { ...(isFree && { message: DOWNLOADED_FREE }), data: download };
});
