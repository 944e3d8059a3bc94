import { MAX_MESSAGES } from '@portal/contract/messages/schemas.ts';
import type { Change } from '../requests/change.ts';
import { messageIdAt, positionOf, type StoredMessage } from './message.ts';
import { messageTerms } from './messageSearch.ts';

type ReviewMessage = Pick<StoredMessage, 'by' | 'byName' | 'text'> &
  ({ readonly question: object } | { readonly answer: object }) &
  Pick<StoredMessage, 'question' | 'answer'>;

/**
 * Adds the question of a review step, or the client's answer, to the thread. The client has not read a question. An
 * answer counts as read by staff, because it is in the intake queue. The change itself sends the notifications. Both
 * are left out if the thread is full.
 */
export function withReviewMessage(change: Change, message: ReviewMessage): Change {
  const { root } = change;
  const { messages, notes, unreadByClient } = root.thread;
  if (messages + notes >= MAX_MESSAGES) {
    const question = message.question ? null : root.thread.question;
    return { ...change, root: { ...root, thread: { ...root.thread, question } } };
  }
  const number = messages + 1;
  const position = positionOf(number);
  const thread = {
    ...root.thread,
    messages: number,
    fromClient: root.thread.fromClient + (message.answer ? 1 : 0),
    notesAtEnd: 0,
    lastAt: root.updatedAt,
    ...(message.question && { question: number, unreadByClient: [...unreadByClient, number] }),
  };
  const document: StoredMessage = {
    ...message,
    ...messageTerms(message.text),
    id: messageIdAt(position),
    requestId: root.requestId,
    type: 'message',
    messageId: `review-${root.seq}`,
    position,
    at: root.updatedAt,
    isInternal: false,
    mentions: [],
  };
  return { ...change, root: { ...root, thread }, documents: [...(change.documents ?? []), document] };
}
