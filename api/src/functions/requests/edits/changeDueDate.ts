import { changeDueDate } from '@portal/contract/requests/endpoints/assignment.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { moveDueDate } from '../../../workflows/requests/edits/moveDueDate.ts';

/** PUT /api/changeDueDate: changes the due date of a request. */
endpoint(changeDueDate, async ({ body, caller, now, log }) => {
  const { request, pendingTasks } = await moveDueDate(body, await signedInUser(caller), now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Due date changed', data: { requestId: request.requestId, dueDate: request.dueDate } };
});
