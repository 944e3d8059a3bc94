import { changeDueDate as entry } from '@portal/contract/requests/endpoints/assignment.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { changeDueDate } from '../../domain/requests/edits/changeDueDate.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/operations/runTask.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** PUT /api/changeDueDate: changes the due date of a request. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId, dueDate } = body;
  const author = authorOf(await signedInUser(caller));
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => {
      const decision = changeDueDate(root, body, author, now);
      if (decision.kind === 'conflict') throw dueDateConflict();
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Due date changed', data: { requestId, dueDate } };
});

function dueDateConflict(): PortalError {
  const message = 'Someone else changed the due date';
  return new PortalError('conflict', message, { fields: { dueDate: message } });
}
