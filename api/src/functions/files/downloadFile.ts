import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { DOWNLOADED_FREE } from '../../workflows/files/checkFile.ts';
import { issueDemoDownloadLink, isDemoFileQuery } from '../../workflows/files/demoFiles.ts';
import { issueDownloadLink } from '../../workflows/files/issueDownloadLink.ts';

/** GET /api/downloadFile: a short-lived link to a clean file of a request that the caller may see, or to a sample. */
endpoint(
  downloadFile,
  async ({ query, caller, now, log }) => {
    const { download, isFree } = isDemoFileQuery(query)
      ? await issueDemoDownloadLink(query, caller, now)
      : await issueDownloadLink(query, caller, now, log);
    return { ...(isFree && { message: DOWNLOADED_FREE }), data: download };
  },
  isDemoFileQuery,
);
