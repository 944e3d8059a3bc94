import { checkFileDownloadAuth } from '@portal/contract/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/checkFile.ts';

/** GET /api/checkFileDownloadAuth: the same for a signed-in person; a request-access token opens nothing here. */
endpoint(checkFileDownloadAuth, async ({ query, caller, now }) => ({
  data: await checkFile(query, { ...caller, heldRequestId: null }, now),
}));
