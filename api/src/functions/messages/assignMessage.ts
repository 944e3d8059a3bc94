import { assignMessage } from '@portal/contract/messages/endpoints.ts';
import { hasMessage } from '../../data/messages/readMessages.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { assignMessage as decide } from '../../domain/messages/assignMessage.ts';
import { assignmentView } from '../../domain/messages/message.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { assigneeOf } from '../../workflows/accounts/assignees.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** PUT /api/assignMessage: assigns a message to a colleague, or to nobody. */
endpoint(assignMessage, async ({ body: { requestId, position, assigneeId }, caller, now, log }) => {
  const user = await assigneeOf(assigneeId);
  if (assigneeId !== null && !user) throw notAssignable();
  if (!(await hasMessage(requestId, position))) throw notFound('Message not found');
  const assignee = user && { userId: user.userId, name: nameOfUser(user) };
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => {
      const decision = decide(current, position, assignee, actorOf(caller), now);
      if (decision.kind === 'full') throw tooMany();
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { data: { assignment: assignmentView(request, position) } };
});

function notAssignable(): PortalError {
  const message = 'Messages can only be assigned to active staff members';
  return new PortalError('invalid_input', message, { fields: { assigneeId: message } });
}

function tooMany(): PortalError {
  return new PortalError(
    'conflict',
    'This request has too many assigned messages. Please resolve some first.',
  );
}
