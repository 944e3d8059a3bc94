import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import { messageIdAt, positionOf, storedMessage } from '../../domain/messages/message.ts';
import { messageTerms } from '../../domain/messages/messageSearch.ts';
import { TERMS_VERSION } from '../../domain/search/searchTerms.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { writeBatch } from '../writeBatch.ts';

/** Messages of one write. */
const PAGE = 50;

const withEtag = z.extend(storedMessage, { _etag: z.string() });

/** Gives the messages of a thread that have terms of an earlier version the current ones. Repeatable. */
export async function renewMessageTerms(requestId: string): Promise<void> {
  for (;;) {
    const messages = await queryDocuments(
      'requests',
      requestId,
      withEtag,
      `SELECT TOP ${PAGE} * FROM c WHERE c.requestId = @requestId AND c.id >= @from AND c.id <= @to AND c.text != '' AND (NOT IS_DEFINED(c.termsVersion) OR c.termsVersion != @version)`,
      { requestId, from: messageIdAt(positionOf(0)), to: messageIdAt('~'), version: TERMS_VERSION },
    );
    if (messages.length === 0) return;
    // Retention may empty a message in between. Then the query no longer returns it.
    await writeBatch('requests', requestId, () =>
      messages.map(({ _etag, ...message }) => ({
        operationType: 'Replace' as const,
        id: message.id,
        ifMatch: _etag,
        resourceBody: { ...message, ...messageTerms(message.text) } as unknown as JSONObject,
      })),
    );
  }
}
