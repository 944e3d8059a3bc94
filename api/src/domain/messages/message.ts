import {
  type ClientMessage,
  type MessageAssignment,
  messageAnswer,
  messagePosition,
  messageQuestion,
  type StaffMessage,
} from '@portal/contract/messages/schemas.ts';
import * as z from 'zod/mini';
import { actor, type Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { missingInformationView } from '../submissions/reviewView.ts';
import type { Side, Thread } from './thread.ts';

/** A message or internal note, as stored in the partition of its request. Never changes, until retention empties it. */
export const storedMessage = z.object({
  id: z.string(),
  requestId: z.string(),
  type: z.literal('message'),
  messageId: z.string(),
  position: messagePosition,
  at: z.string(),
  by: actor,
  byName: z.string(),
  text: z.string(),
  /** The words of the text, by which staff search for it. Deleted with it. */
  terms: z._default(z.array(z.string()), []),
  /** Version of the terms; absent in older messages, which have the exact words only. */
  termsVersion: z.optional(z.int()),
  /** IDs of the files of the request that came with it; absent if there are none. */
  fileIds: z.optional(z.array(z.string())),
  isInternal: z.boolean(),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** Set if a review step asks the client for what is missing. */
  question: z.optional(messageQuestion),
  /** Set if the client answers such a question with an update. */
  answer: z.optional(messageAnswer),
});

export type StoredMessage = z.output<typeof storedMessage>;

/** The position of a message, or of an internal note after it. Message 0 is the start of the thread. */
export function positionOf(message: number, note = 0): string {
  return `${String(message).padStart(6, '0')}.${String(note).padStart(4, '0')}`;
}

/** The number of the message at a position, or before the note at it. */
export function messageNumberAt(position: string): number {
  return Number(position.slice(0, position.indexOf('.')));
}

/** The ID of the message at a position. IDs sort like positions. */
export function messageIdAt(position: string): string {
  return `message|${position}`;
}

export function sideOf({ kind }: Actor): Side {
  return kind === 'client' || kind === 'holder' ? 'client' : 'staff';
}

/** A message of this request as clients and holders see it: no author, no mention. Internal notes must never get here. */
export function clientMessageView(message: StoredMessage, request: RequestDocument): ClientMessage {
  return { ...viewOfBoth(message, request), isMine: sideOf(message.by) === 'client' };
}

/** A message or internal note of this request as staff see it. */
export function staffMessageView(message: StoredMessage, request: RequestDocument): StaffMessage {
  const { by, byName, isInternal, mentions, position } = message;
  const assignment = assignmentView(request, position);
  return {
    ...viewOfBoth(message, request),
    from: sideOf(by),
    isInternal,
    authorName: by.kind === 'holder' ? null : byName,
    mentions,
    ...(assignment && { assignment }),
  };
}

/** The staff member to whom the message at a position is assigned; null if nobody is. */
export function assignmentView({ thread }: RequestDocument, position: string): MessageAssignment | null {
  const found = thread.assigned.find((each) => each.position === position);
  return found ? { userId: found.userId, name: found.name, resolved: found.resolved } : null;
}

/** The position of the last message or internal note. */
export function lastPosition({ messages, notesAtEnd }: Thread): string {
  return positionOf(messages, notesAtEnd);
}

/** Whether the thread says that the text at a position was deleted. The content itself may not be deleted yet. */
export function isTextDeleted({ deletedTo }: Thread, position: string): boolean {
  return deletedTo !== null && position <= deletedTo;
}

/** Whether a thread has texts that were not deleted. */
export function hasTexts(thread: Thread): boolean {
  return thread.messages + thread.notes > 0 && !isTextDeleted(thread, lastPosition(thread));
}

function viewOfBoth(
  { messageId, position, at, text, fileIds, question, answer }: StoredMessage,
  request: RequestDocument,
) {
  const isOpen =
    messageNumberAt(position) === request.thread.question &&
    missingInformationView(request).missingInformation !== undefined;
  const isDeleted = isTextDeleted(request.thread, position);
  return {
    messageId,
    position,
    sentAt: at,
    text: isDeleted ? '' : text,
    ...(isDeleted && { isDeleted }),
    ...(question && { question: { ...question, isOpen } }),
    ...(answer && { answer }),
    ...(fileIds && { fileIds }),
  };
}
