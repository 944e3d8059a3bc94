import {
  downloadAllStatus,
  prepareDownloadAll,
  takeDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import { endpoint } from '../../http/endpoint.ts';
import { bundleOfCaller, bundleView } from '../../workflows/files/bundles/bundleOfCaller.ts';
import { prepareBundle } from '../../workflows/files/bundles/prepareBundle.ts';
import { runTasksAfterAnswer } from '../../workflows/operations/runTasksAfterAnswer.ts';
import { claimBundle } from '../../workflows/files/bundles/claimBundle.ts';

/** POST /api/downloadAllFiles: starts a zip of all files that the caller may download now. */
endpoint(prepareDownloadAll, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await prepareBundle(body.requestId, caller, now);
  runTasksAfterAnswer(pendingTasks, now, log);
  return { data: bundle };
});

/** GET /api/downloadAllFiles: the state of the zip. */
endpoint(downloadAllStatus, async ({ query, caller, now }) => {
  const { bundle } = await bundleOfCaller(query, caller, now);
  return { data: bundleView(bundle) };
});

/** PUT /api/downloadAllFiles: claims the downloads of all its files and returns a link. */
endpoint(takeDownloadAll, async ({ body, caller, now, log }) => ({
  data: await claimBundle(body, caller, now, log),
}));
