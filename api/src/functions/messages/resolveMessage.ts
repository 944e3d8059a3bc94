import { resolveMessage } from '@portal/contract/messages/endpoints.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { resolveMessage as decide } from '../../domain/messages/assignMessage.ts';
import { assignmentView } from '../../domain/messages/message.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** PUT /api/resolveMessage: resolves an assigned message, or opens it again. */
endpoint(resolveMessage, async ({ body: { requestId, position, isResolved }, caller, now, log }) => {
  const author = authorOf(await signedInStaff(caller));
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => decide(current, position, isResolved, author, now),
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  const assignment = assignmentView(request, position);
  if (!assignment) throw new PortalError('conflict', 'This message is not assigned anymore');
  return { data: { assignment } };
});
