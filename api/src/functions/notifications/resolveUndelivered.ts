import { resolveUndelivered as entry } from '@portal/contract/notifications/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { resolveUndelivered } from '../../workflows/notifications/delivery/resolveUndelivered.ts';
import { undeliveredOf } from '../../workflows/notifications/delivery/undeliveredOf.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/resolveUndelivered: staff handle a recipient whom emails did not reach. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { request, pendingTasks } = await resolveUndelivered(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  return { data: { requestId: body.requestId, undelivered: await undeliveredOf(request) } };
});
