import {
  type ClientMessage,
  messagePosition,
  messageAnswer,
  messageQuestion,
  type StaffMessage,
} from '@portal/contract/messages/schemas.ts';
import * as z from 'zod/mini';
import { actor, type Actor } from '../requests/actor.ts';
import type { Side } from './thread.ts';

/** A message or internal note, as stored in the partition of its request. Never changes. */
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

/**
 * A message as clients and holders see it: no author, no mention. Internal notes must never get here. `openQuestion`: the
 * number of the question that waits for the client; null if there is none.
 */
export function clientMessageView(message: StoredMessage, openQuestion: number | null): ClientMessage {
  return { ...viewOfBoth(message, openQuestion), isMine: sideOf(message.by) === 'client' };
}

export function staffMessageView(message: StoredMessage, openQuestion: number | null): StaffMessage {
  const { by, byName, isInternal, mentions } = message;
  const authorName = by.kind === 'holder' ? null : byName;
  return { ...viewOfBoth(message, openQuestion), from: sideOf(by), isInternal, authorName, mentions };
}

function viewOfBoth(message: StoredMessage, openQuestion: number | null) {
  const { messageId, position, at, text, question, answer } = message;
  const isOpen = messageNumberAt(position) === openQuestion;
  return {
    messageId,
    position,
    sentAt: at,
    text,
    ...(question && { question: { ...question, isOpen } }),
    ...(answer && { answer }),
  };
}
