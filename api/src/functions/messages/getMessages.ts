import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { pageOfThread } from '../../workflows/messages/pageOfThread.ts';
import { openThread } from '../../workflows/messages/threadAccess.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';

/** GET /api/getMessages: a page of the thread of a request, for the side of the caller. Records a view by staff before the response. */
endpoint(getMessages, async ({ query: { requestId, before }, caller, now, log }) => {
  const { request, side } = await openThread(caller, requestId);
  if (side === 'staff') runTasksInBackground(await recordView(requestId, actorOf(caller), now), now, log);
  return { data: await pageOfThread(request, side, before) };
});
