import type { SqlParameter } from '@azure/cosmos';
import { messageIdAt, positionOf, type StoredMessage, storedMessage } from '../../domain/messages/message.ts';
import type { TermChoice } from '../../domain/search/searchTerms.ts';
import { onContainer } from '../cosmos.ts';
import { termConditions } from '../search/termConditions.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/**
 * The newest messages and internal notes before a position, newest first, at most `limit`. Reads the range of their IDs,
 * which every index has.
 */
export async function readThreadBefore(
  requestId: string,
  before: string,
  limit: number,
): Promise<StoredMessage[]> {
  return query(
    requestId,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.id >= @from AND c.id < @before ORDER BY c.id DESC`,
    [
      { name: '@from', value: messageIdAt(positionOf(0)) },
      { name: '@before', value: messageIdAt(before) },
    ],
  );
}

/** The messages and internal notes after a position and up to another one, oldest first, at most `limit`. */
export async function readThreadAfter(
  requestId: string,
  after: string,
  upTo: string,
  limit: number,
): Promise<StoredMessage[]> {
  return query(
    requestId,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.id > @after AND c.id <= @upTo ORDER BY c.id`,
    [
      { name: '@after', value: messageIdAt(after) },
      { name: '@upTo', value: messageIdAt(upTo) },
    ],
  );
}

/** The messages with the numbers `from` to `to`, newest first, without the internal notes between them. */
export async function readPublicMessages(
  requestId: string,
  from: number,
  to: number,
): Promise<StoredMessage[]> {
  return query(
    requestId,
    'SELECT * FROM c WHERE c.requestId = @requestId AND c.id >= @from AND c.id <= @to AND c.isInternal = false ORDER BY c.id DESC',
    [
      { name: '@from', value: messageIdAt(positionOf(from)) },
      { name: '@to', value: messageIdAt(positionOf(to)) },
    ],
  );
}

/** Whether a request has a message or internal note at this position. */
export async function hasMessage(requestId: string, position: string): Promise<boolean> {
  return onContainer('requests', async (container) => {
    const { resource } = await container.item(messageIdAt(position), requestId).read();
    return resource !== undefined;
  });
}

/** The message with the ID that its form gave it; null if there is none. */
export async function findMessage(requestId: string, messageId: string): Promise<StoredMessage | null> {
  const [found] = await query(
    requestId,
    'SELECT TOP 1 * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.messageId = @messageId',
    [
      { name: '@type', value: 'message' },
      { name: '@messageId', value: messageId },
    ],
  );
  return found ?? null;
}

/** The newest messages and internal notes of all requests that have a term of each choice, newest first, at most `limit`. */
export async function findMessagesWith(
  choices: readonly TermChoice[],
  limit: number,
): Promise<StoredMessage[]> {
  const { text, parameters } = termConditions(choices);
  return queryDocuments(
    'requests',
    null,
    storedMessage,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.type = @type${text} ORDER BY c.at DESC`,
    { type: 'message' },
    parameters,
  );
}

function query(requestId: string, text: string, parameters: SqlParameter[]): Promise<StoredMessage[]> {
  return queryDocuments('requests', requestId, storedMessage, text, { requestId }, parameters);
}
