import { resendNotice as entry } from '@portal/contract/notifications/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { resendNotice } from '../../workflows/notifications/delivery/resendNotice.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/resendNotice: staff email the current status of a request to one of its recipients. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { pendingTasks, emailedTo } = await resendNotice(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Email sent', data: { requestId: body.requestId, emailedTo } };
});
