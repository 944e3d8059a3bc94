import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import { containerOf } from '../portal/stores.ts';

const BATCH = 100;

/** The text of these messages, and the words by which the search finds it. */
const TEXT = 'One page of the chart is missing. '.repeat(6);
const TERMS = ['one', 'page', 'of', 'the', 'chart', 'is', 'missing'];

/** Stores the messages of a request from the number `from` to `to`, without the calls that send them. `word`: also in their texts. */
export async function storeMessages(
  portal: Parameters<typeof containerOf>[0],
  requestId: string,
  { from = 1, to, word, text }: { from?: number; to: number; word?: string; text?: string },
): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  for (let start = 0; start < numbers.length; start += BATCH) {
    const operations = numbers.slice(start, start + BATCH).map((number) => ({
      operationType: 'Create',
      resourceBody: messageDocument(requestId, number, text ?? TEXT, word),
    }));
    await container.items.batch(operations as OperationInput[], requestId);
  }
  const thread = { messages: to, notes: 0, notesAtEnd: 0, unreadByStaff: [], unreadByClient: [] };
  await container.item('root', requestId).patch([{ op: 'set', path: '/thread', value: thread }]);
}

function messageDocument(requestId: string, number: number, text: string, word: string | undefined) {
  const position = `${String(number).padStart(6, '0')}.0000`;
  return {
    id: `message|${position}`,
    requestId,
    type: 'message',
    messageId: randomUUID(),
    position,
    at: new Date().toISOString(),
    by: { kind: number % 2 === 0 ? 'staff' : 'client', id: 'u_1' },
    byName: 'Sam Clerk',
    text: word === undefined ? text : `${text}${word}`,
    terms: word === undefined ? TERMS : [...TERMS, word],
    isInternal: false,
    mentions: [],
  };
}
