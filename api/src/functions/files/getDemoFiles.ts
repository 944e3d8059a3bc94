import { listDemoFiles } from '@portal/contract/files/endpoints/demoFiles.ts';
import { demoFiles } from '../../domain/files/downloads/demoFiles.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { areDemoDownloadsEnabled } from '../../workflows/files/demoFiles.ts';

/** GET /api/getDemoFiles: the sample files. Not found if they are disabled. */
endpoint(listDemoFiles, async () => {
  if (!areDemoDownloadsEnabled()) throw notFound('Page not found');
  return { data: [...demoFiles] };
});
