import { getMessages } from '@portal/contract/messages/endpoints.ts';
import { type MessagePage, MESSAGES_PER_PAGE } from '@portal/contract/messages/schemas.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { openThread } from '../../workflows/messages/threadAccess.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { readPublicMessages, readThreadBefore } from '../../data/messages/readMessages.ts';
import {
  clientMessageView,
  messageNumberAt,
  positionOf,
  staffMessageView,
} from '../../domain/messages/message.ts';
import { type Side, unreadBy } from '../../domain/messages/thread.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** GET /api/getMessages: a page of the thread of a request, for the side of the caller. Records a view by staff before the response. */
endpoint(getMessages, async ({ query: { requestId, before }, caller, now, log }) => {
  const { request, side } = await openThread(caller, requestId);
  if (side === 'staff') runTasksInBackground(await recordView(requestId, actorOf(caller), now), now, log);
  return { data: await pageOfThread(request, side, before) };
});

/** A page of the thread of a request as one side sees it: the newest messages, or those before a position. */
async function pageOfThread(request: RequestDocument, side: Side, before?: string): Promise<MessagePage> {
  const { requestId, thread } = request;
  const end = before ?? positionOf(thread.messages + 1);
  const unread = unreadBy(thread, side).length;
  if (side === 'client') {
    const to = Math.min(messageNumberAt(end) - 1, thread.messages);
    const from = Math.max(to - MESSAGES_PER_PAGE + 1, 1);
    const found = to > 0 ? await readPublicMessages(requestId, from, to) : [];
    return {
      view: 'client',
      messages: found.toReversed().map((message) => clientMessageView(message, request)),
      ...(from > 1 && { before: positionOf(from) }),
      unread,
    };
  }
  const found = await readThreadBefore(requestId, end, MESSAGES_PER_PAGE + 1);
  const page = found.slice(0, MESSAGES_PER_PAGE).toReversed();
  const hasMore = found.length > MESSAGES_PER_PAGE;
  return {
    view: 'staff',
    messages: page.map((message) => staffMessageView(message, request)),
    ...(hasMore && { before: page[0]!.position }),
    unread,
  };
}
