import { checkFileDownloadAuth } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/files/checkFile.ts';

/** GET /api/checkFileDownloadAuth: like checkFileDownload, for signed-in people only. Ignores request-access tokens. */
endpoint(checkFileDownloadAuth, async ({ query, caller, now }) => ({
  data: await checkFile(query, { ...caller, held: null }, now),
}));
