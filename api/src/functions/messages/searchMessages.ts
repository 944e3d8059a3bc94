import { searchMessages } from '@portal/contract/messages/endpoints.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { searchThreads } from '../../workflows/messages/searchThreads.ts';

/** POST /api/searchMessages: messages of all requests with these words. Records whose messages it shows before the response. */
endpoint(searchMessages, async ({ body: { text }, caller, now }) => {
  const found = await searchThreads(text);
  const requests = new Set(found.messages.map(({ requestId }) => requestId));
  const details = { messages: found.messages.length, requests: [...requests].join(',') };
  await recordPortalEvent({ kind: 'messages-searched', by: actorOf(caller), details }, now);
  return { data: found };
});
