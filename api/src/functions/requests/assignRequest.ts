import { assignRequest as entry } from '@portal/contract/requests/endpoints/assignment.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { assignRequest } from '../../domain/requests/edits/assignRequest.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { isAssignable } from '../../workflows/accounts/assignees.ts';
import { runTasksNow } from '../../workflows/operations/runTask.ts';

/** PUT /api/assignRequest: assigns a request to a staff member, or unassigns it. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId, assigneeId } = body;
  if (assigneeId !== null && !(await isAssignable(assigneeId))) throw notAssignable();
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => {
      const decision = assignRequest(root, body, actorOf(caller), now);
      if (decision.kind === 'conflict') throw assignmentConflict();
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Assignment saved', data: { requestId, assigneeId } };
});

function notAssignable(): PortalError {
  const message = 'Requests can only be assigned to active staff members';
  return new PortalError('invalid_input', message, { fields: { assigneeId: message } });
}

function assignmentConflict(): PortalError {
  const message = 'Someone else assigned this request';
  return new PortalError('conflict', message, { fields: { assigneeId: message } });
}
