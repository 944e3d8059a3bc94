import { messagePosition, type ClientMessage, type StaffMessage } from '@portal/contract/messages/schemas.ts';
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
  /** IDs of the files of the request that came with it; absent if there are none. */
  fileIds: z.optional(z.array(z.string())),
  isInternal: z.boolean(),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
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

/** A message as clients and holders see it: no author, no mention. Internal notes must never get here. */
export function clientMessageView({
  messageId,
  position,
  at,
  text,
  by,
  fileIds,
}: StoredMessage): ClientMessage {
  const isMine = sideOf(by) === 'client';
  return { messageId, position, sentAt: at, text, isMine, ...(fileIds && { fileIds }) };
}

export function staffMessageView(message: StoredMessage): StaffMessage {
  const { messageId, position, at, text, by, byName, isInternal, mentions, fileIds } = message;
  return {
    messageId,
    position,
    sentAt: at,
    text,
    from: sideOf(by),
    isInternal,
    authorName: by.kind === 'holder' ? null : byName,
    mentions,
    ...(fileIds && { fileIds }),
  };
}
