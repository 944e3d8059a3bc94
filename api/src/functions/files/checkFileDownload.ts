import { checkFileDownload } from '@portal/contract/endpoints/files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkFile } from '../../workflows/checkFile.ts';
import { checkDemoFile } from '../../workflows/checkDemoFile.ts';
import { namesDemoFile, openDemoFile } from '../../workflows/openDemoFile.ts';

/** GET /api/checkFileDownload: whether the caller may download a file now, without taking anything. Samples are anybody's. */
endpoint(
  checkFileDownload,
  async ({ query, caller, now }) => {
    const demo = await openDemoFile(query, caller, now);
    if (demo) return { data: await checkDemoFile(demo, now) };
    return { data: await checkFile(query, caller, now) };
  },
  namesDemoFile,
);
