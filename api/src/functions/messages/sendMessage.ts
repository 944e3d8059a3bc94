import { sendMessage } from '@portal/contract/messages/endpoints.ts';
import { clientMessageView, staffMessageView } from '../../domain/messages/message.ts';
import { endpoint } from '../../http/endpoint.ts';
import { addToThread } from '../../workflows/messages/addToThread.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/sendMessage: adds a message or internal note to the thread of a request. */
endpoint(sendMessage, async ({ body, caller, now, log }) => {
  const { message, request, side, pendingTasks } = await addToThread(body, caller, now, log);
  await runTasksNow(pendingTasks, now, log);
  return {
    data:
      side === 'client'
        ? { view: 'client' as const, ...clientMessageView(message, request) }
        : { view: 'staff' as const, ...staffMessageView(message, request) },
  };
});
