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
  const { request } = change;
  const { messages, notes, unreadByClient } = request.thread;
  if (messages + notes >= MAX_MESSAGES) {
    const question = message.question ? null : request.thread.question;
    return { ...change, request: { ...request, thread: { ...request.thread, question } } };
  }
  const number = messages + 1;
  const position = positionOf(number);
  const thread = {
    ...request.thread,
    messages: number,
    fromClient: request.thread.fromClient + (message.answer ? 1 : 0),
    ...(message.answer && { lastFromClientAt: request.updatedAt }),
    notesAtEnd: 0,
    lastAt: request.updatedAt,
    ...(message.question && { question: number, unreadByClient: [...unreadByClient, number] }),
  };
  const document: StoredMessage = {
    ...message,
    ...messageTerms(message.text),
    id: messageIdAt(position),
    requestId: request.requestId,
    type: 'message',
    messageId: `review-${request.seq}`,
    position,
    at: request.updatedAt,
    isInternal: false,
    mentions: [],
  };
  return { ...change, request: { ...request, thread }, documents: [...(change.documents ?? []), document] };
}
