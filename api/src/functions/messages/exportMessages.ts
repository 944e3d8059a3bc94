import * as entries from '@portal/contract/messages/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  findThreadExport,
  linkToThreadExport,
  orderThreadExport,
} from '../../workflows/messages/exportThread.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** POST /api/exportMessages: starts to print the thread of a request. Records the export first. */
endpoint(entries.exportMessages, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await orderThreadExport(body, caller, now);
  runTasksInBackground(pendingTasks, now, log);
  return { data: { bundleId: bundle.bundleId, state: bundle.state } };
});

/** GET /api/exportMessages: the state of a thread that the caller exports. */
endpoint(entries.messagesExportStatus, async ({ query, caller, now }) => {
  const { bundleId, state } = await findThreadExport(query, caller, now);
  return { data: { bundleId, state } };
});

/** PUT /api/exportMessages: a link to the printed thread. */
endpoint(entries.downloadMessagesExport, async ({ body, caller, now }) => ({
  data: await linkToThreadExport(body, caller, now),
}));
