import { hasTexts, lastPosition } from '../messages/message.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import { closedAt } from './closedAt.ts';
import { daysAfter } from './erasableFrom.ts';
import { threadPeriodDays } from './retentionPeriodDays.ts';

/**
 * Records the deletion of the texts of a thread whose retention ended; they are deleted later. Null if it has not ended,
 * if staff have not read a message of the client, or if one is assigned and not resolved. The period starts when the
 * request was closed, or with the last message if that is later.
 */
export function deleteMessages(root: RequestRoot, defaultDays: number | null, now: Date): Change | null {
  const { thread } = root;
  const closed = closedAt(root);
  const days = threadPeriodDays(root, defaultDays);
  const isInUse = thread.unreadByStaff.length > 0 || thread.assigned.some(({ resolved }) => !resolved);
  if (closed === null || days === null || isInUse || !hasTexts(thread)) return null;
  const at = now.toISOString();
  const from = thread.lastAt > closed ? thread.lastAt : closed;
  if (at < daysAfter(from, days)) return null;
  const to = lastPosition(thread);
  const next = nextVersion(
    root,
    { thread: { ...thread, deletedTo: to, unreadByClient: [], assigned: [] } },
    now,
  );
  return {
    root: { ...next, updatedAt: root.updatedAt },
    event: { kind: 'messages-deleted', at, by: SYSTEM, details: { to } },
    work: [{ kind: 'project' }, { kind: 'erase-messages', to }],
  };
}
