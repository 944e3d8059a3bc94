import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOfThread } from '../../workflows/messages/pageOfThread.ts';
import { openThread } from '../../workflows/messages/threadAccess.ts';

/** GET /api/getMessages: a page of the thread of a request, for the side of the caller. */
endpoint(getMessages, async ({ query: { requestId, before }, caller }) => {
  const { root, side } = await openThread(caller, requestId);
  return { data: await pageOfThread(root, side, before) };
});
