import { downloadFile } from '@portal/contract/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { giveFile } from '../../workflows/giveFile.ts';

/** GET /api/downloadFile: a short-lived link to a clean file of a request that the caller may see. */
endpoint(downloadFile, async ({ query, caller, now, log }) => ({
  message: 'File downloaded successfully. You can download it again if needed.',
  data: await giveFile(query, caller, now, log),
}));
