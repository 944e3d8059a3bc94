import {
  downloadAllStatus,
  prepareDownloadAll,
  claimDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findAccessibleBundle, bundleView } from '../../workflows/files/bundles/findAccessibleBundle.ts';
import { prepareBundle } from '../../workflows/files/bundles/prepareBundle.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { claimBundle } from '../../workflows/files/bundles/claimBundle.ts';

/** POST /api/downloadAllFiles: starts a zip of all files that the caller may download now. */
endpoint(prepareDownloadAll, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await prepareBundle(body.requestId, caller, now);
  runTasksInBackground(pendingTasks, now, log);
  return { data: bundle };
});

/** GET /api/downloadAllFiles: the state of the zip. */
endpoint(downloadAllStatus, async ({ query, caller, now }) => {
  const { bundle } = await findAccessibleBundle(query, caller, now);
  return { data: bundleView(bundle) };
});

/** PUT /api/downloadAllFiles: claims the downloads of all its files and returns a link. */
endpoint(claimDownloadAll, async ({ body, caller, now, log }) => ({
  data: await claimBundle(body, caller, now, log),
}));
