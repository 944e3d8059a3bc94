import { checkFileDownload } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/files/checkFile.ts';
import { checkDemoFile, isDemoFileQuery } from '../../workflows/files/demoFiles.ts';

/** GET /api/checkFileDownload: whether the caller may download a file now. Does not claim the download. Sample files are public. */
endpoint(
  checkFileDownload,
  async ({ query, caller, now }) => ({
    data: isDemoFileQuery(query)
      ? await checkDemoFile(query, caller, now)
      : await checkFile(query, caller, now),
  }),
  isDemoFileQuery,
);
