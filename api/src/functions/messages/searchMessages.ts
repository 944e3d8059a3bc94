import { searchMessages } from '@portal/contract/messages/endpoints.ts';
import { type FoundMessage, MAX_FOUND_MESSAGES } from '@portal/contract/messages/schemas.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { findMessagesWith } from '../../data/messages/readMessages.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { isTextDeleted, sideOf, type StoredMessage } from '../../domain/messages/message.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { isSample } from '../../domain/requests/creation/sample.ts';
import { excerptOf, searchedTerms } from '../../domain/messages/messageSearch.ts';

/** POST /api/searchMessages: messages of all requests with these words. Records whose messages it shows before the response. */
endpoint(searchMessages, async ({ body: { text }, caller, now }) => {
  const found = await searchThreads(text);
  const requests = new Set(found.messages.map(({ requestId }) => requestId));
  const details = { messages: found.messages.length, requests: [...requests].join(',') };
  await recordPortalEvent({ kind: 'messages-searched', by: actorOf(caller), details }, now);
  return { data: found };
});

/** The newest messages and internal notes of all requests except samples that have every word of a text. */
async function searchThreads(
  text: string,
): Promise<{ readonly messages: FoundMessage[]; readonly hasMore: boolean }> {
  const terms = searchedTerms(text);
  const found = terms.length > 0 ? await findMessagesWith(terms, MAX_FOUND_MESSAGES + 1) : [];
  const shown = found.slice(0, MAX_FOUND_MESSAGES);
  const requests = await requestsOf(shown);
  return {
    messages: shown.flatMap(({ requestId, position, at, by, isInternal, text: whole }) => {
      const request = requests.get(requestId);
      if (!request || isSample(request) || isTextDeleted(request.thread, position)) return [];
      return {
        requestId,
        orderId: request.fields.orderId,
        position,
        sentAt: at,
        from: sideOf(by),
        isInternal,
        excerpt: excerptOf(whole, terms),
      };
    }),
    hasMore: found.length > shown.length,
  };
}

async function requestsOf(messages: readonly StoredMessage[]): Promise<Map<string, RequestDocument>> {
  const requestIds = [...new Set(messages.map(({ requestId }) => requestId))];
  const requests = await Promise.all(requestIds.map((requestId) => readRequest(requestId)));
  return new Map(requests.flatMap((stored) => (stored ? [[stored.value.requestId, stored.value]] : [])));
}
