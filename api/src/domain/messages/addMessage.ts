import { MAX_CLIENT_MESSAGES, MAX_MESSAGES } from '@portal/contract/messages/schemas.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import { messageIdAt, positionOf, sideOf, type StoredMessage } from './message.ts';
import { messageTerms } from './messageSearch.ts';
import type { Side, Thread } from './thread.ts';

export interface NewMessage {
  readonly messageId: string;
  readonly text: string;
  readonly isInternal: boolean;
  readonly mentions: StoredMessage['mentions'];
  readonly by: Actor;
  readonly byName: string;
  /** Files of the request that come with it. */
  readonly fileIds?: readonly string[];
}

/** The message is the document of the change. */
export type MessageDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'full' };

/** Whether the thread of a request takes no more messages of a side. */
export function isThreadFull(
  { thread: { messages, fromClient, notes } }: RequestDocument,
  side: Side,
): boolean {
  return messages + notes >= MAX_MESSAGES || (side === 'client' && fromClient >= MAX_CLIENT_MESSAGES);
}

/**
 * Adds a message or internal note to the thread of a request, also if the request is closed. A message is unread by the
 * other side, which is notified. An internal note concerns the mentioned colleagues only, so the client sees no change.
 */
export function addMessage(request: RequestDocument, added: NewMessage, now: Date): MessageDecision {
  if (isThreadFull(request, sideOf(added.by))) return { kind: 'full' };
  const { messages, notesAtEnd } = request.thread;
  const { fileIds = [], ...text } = added;
  const { messageId, isInternal, mentions, by } = text;
  const at = now.toISOString();
  const position = isInternal ? positionOf(messages, notesAtEnd + 1) : positionOf(messages + 1);
  const message: StoredMessage = {
    ...text,
    ...messageTerms(added.text),
    ...(fileIds.length > 0 && { fileIds: [...fileIds] }),
    id: messageIdAt(position),
    requestId: request.requestId,
    type: 'message',
    position,
    at,
  };
  const next = nextVersion(
    request,
    { thread: { ...threadWith(request.thread, added, at), lastAt: at } },
    now,
  );
  return {
    kind: 'change',
    change: {
      request: isInternal ? { ...next, updatedAt: request.updatedAt } : next,
      event: {
        kind: 'message-sent',
        at,
        by,
        details: {
          messageId,
          position,
          isInternal,
          mentions: mentions.length,
          ...(fileIds.length > 0 && { files: fileIds.length }),
        },
      },
      steps: stepsOf(message, next),
      documents: [message],
    },
  };
}

function threadWith(thread: Thread, { isInternal, by }: NewMessage, at: string): Thread {
  if (isInternal) return { ...thread, notes: thread.notes + 1, notesAtEnd: thread.notesAtEnd + 1 };
  const messages = thread.messages + 1;
  const unread =
    sideOf(by) === 'client'
      ? {
          unreadByStaff: [...thread.unreadByStaff, messages],
          fromClient: thread.fromClient + 1,
          lastFromClientAt: at,
        }
      : { unreadByClient: [...thread.unreadByClient, messages] };
  return { ...thread, ...unread, messages, notesAtEnd: 0 };
}

function stepsOf({ isInternal, by, position, mentions }: StoredMessage, next: RequestDocument): TaskStep[] {
  const { seq } = next;
  const number = next.thread.messages;
  const userIds = mentions.map(({ userId }) => userId).filter((userId) => userId !== by.id);
  return [
    { kind: 'project' },
    ...(!isInternal && sideOf(by) === 'client' ? [{ kind: 'notify-staff-of-message', number } as const] : []),
    ...(!isInternal && sideOf(by) === 'staff'
      ? [{ kind: 'notify-client', template: 'messageReceived', seq, number } as const]
      : []),
    ...(userIds.length > 0 ? [{ kind: 'notify-mentioned', position, userIds } as const] : []),
  ];
}
