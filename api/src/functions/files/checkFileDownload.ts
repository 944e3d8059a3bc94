import { checkFileDownload } from '@portal/contract/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/checkFile.ts';

/** GET /api/checkFileDownload: whether the caller may download a file now, without taking anything. */
endpoint(checkFileDownload, async ({ query, caller, now }) => ({
  data: await checkFile(query, caller, now),
}));
