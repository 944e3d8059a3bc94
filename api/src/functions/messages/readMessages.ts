import { readMessages } from '@portal/contract/messages/endpoints.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readThread } from '../../domain/messages/readThread.ts';
import { unreadBy } from '../../domain/messages/thread.ts';
import { endpoint } from '../../http/endpoint.ts';
import { enterThread } from '../../workflows/messages/threadAccess.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/readMessages: marks messages as read, for the side of the caller. */
endpoint(readMessages, async ({ body: { requestId, upTo }, caller, now, log }) => {
  const { side, author } = await enterThread(caller, requestId);
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => readThread(current, upTo, author.by, now),
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { data: { unread: unreadBy(request.thread, side).length } };
});
