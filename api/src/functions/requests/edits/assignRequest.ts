import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { actorOf } from '../../../workflows/accounts/actorOf.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { assignTo } from '../../../workflows/requests/edits/assignTo.ts';

/** PUT /api/assignRequest: assigns a request to a staff member, or unassigns it. */
endpoint(assignRequest, async ({ body, caller, now, log }) => {
  const { requestId, assigneeId } = body;
  const { pendingTasks } = await assignTo(body, actorOf(caller), now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Assignment saved', data: { requestId, assigneeId } };
});
