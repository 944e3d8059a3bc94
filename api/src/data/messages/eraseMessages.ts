import type { JSONObject } from '@azure/cosmos';
import * as z from 'zod/mini';
import { messageIdAt, positionOf, storedMessage } from '../../domain/messages/message.ts';
import { onContainer } from '../cosmos.ts';
import { writeBatch } from '../writeBatch.ts';

/** Messages of one write. */
const PAGE = 50;

/** Empties the texts of a thread up to a position, with the words by which they are found. Repeatable. */
export async function eraseMessages(requestId: string, to: string): Promise<void> {
  for (;;) {
    const { resources } = await onContainer('requests', (container) =>
      container.items
        .query(
          {
            query: `SELECT TOP ${PAGE} * FROM c WHERE c.requestId = @requestId AND c.id >= @from AND c.id <= @to AND c.text != ''`,
            parameters: [
              { name: '@requestId', value: requestId },
              { name: '@from', value: messageIdAt(positionOf(0)) },
              { name: '@to', value: messageIdAt(to) },
            ],
          },
          { partitionKey: requestId },
        )
        .fetchAll(),
    );
    const messages = z.array(storedMessage).parse(resources);
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
