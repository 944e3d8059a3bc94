import { updateClientRequest } from '@portal/contract/requests/endpoints/clientUpdate.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { acceptUpdate } from '../../workflows/requests/acceptUpdate.ts';

/** POST /api/updateClientRequest: adds an update from a client to a request. */
endpoint(updateClientRequest, async ({ body, caller, now, log }) => {
  const { request, pendingTasks, updateId } = await acceptUpdate(body, caller, now, log);
  await runTasksNow(pendingTasks, now, log);
  return {
    message: 'Update submitted successfully',
    data: { requestId: request.requestId, updateId, status: request.status },
  };
});
