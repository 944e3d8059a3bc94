import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { messageNumberAt, positionOf, sideOf } from './message.ts';
import { unreadBy } from './thread.ts';

/**
 * Marks the messages up to a position as read, for the side of the reader. Null if that side has read them all. Reading
 * is not a change that the other side sees.
 */
export function readThread(request: RequestDocument, upTo: string, by: Actor, now: Date): Change | null {
  const side = sideOf(by);
  const unread = unreadBy(request.thread, side);
  const later = unread.filter((number) => number > messageNumberAt(upTo));
  const lastRead = unread[unread.length - later.length - 1];
  if (lastRead === undefined) return null;
  const read = side === 'staff' ? { unreadByStaff: later } : { unreadByClient: later };
  const next = nextVersion(request, { thread: { ...request.thread, ...read } }, now);
  return {
    request: { ...next, updatedAt: request.updatedAt },
    event: {
      kind: 'messages-read',
      at: now.toISOString(),
      by,
      details: { side, upTo: positionOf(lastRead) },
    },
    steps: [{ kind: 'project' }],
  };
}
