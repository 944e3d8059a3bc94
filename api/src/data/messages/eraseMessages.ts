import type { JSONObject } from '@azure/cosmos';
import { messageIdAt, positionOf, storedMessage } from '../../domain/messages/message.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';
import { writeBatch } from '../writeBatch.ts';

/** Messages of one write. */
const PAGE = 50;

/** Empties the texts of a thread up to a position, with the words by which they are found. Repeatable. */
export async function eraseMessages(requestId: string, to: string): Promise<void> {
  for (;;) {
    const messages = await queryDocuments(
      'requests',
      requestId,
      storedMessage,
      `SELECT TOP ${PAGE} * FROM c WHERE c.requestId = @requestId AND c.id >= @from AND c.id <= @to AND c.text != ''`,
      { requestId, from: messageIdAt(positionOf(0)), to: messageIdAt(to) },
    );
    if (messages.length === 0) return;
    // Nothing else changes a message.
    await writeBatch('requests', requestId, () =>
      messages.map((message) => ({
        operationType: 'Replace' as const,
        id: message.id,
        resourceBody: { ...message, text: '', terms: [] } as unknown as JSONObject,
      })),
    );
  }
}
