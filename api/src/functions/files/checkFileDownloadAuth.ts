import { checkFileDownloadAuth } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/files/checkFile.ts';

/** GET /api/checkFileDownloadAuth: the same for a signed-in person; a request-access token opens nothing here. */
endpoint(checkFileDownloadAuth, async ({ query, caller, now }) => ({
  data: await checkFile(query, { ...caller, heldRequestId: null }, now),
}));
