import { hasTexts, lastPosition } from '../messages/message.ts';
import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { closedAt } from './closedAt.ts';
import { daysAfter } from './erasableFrom.ts';
import { threadPeriodDays } from './retentionPeriodDays.ts';

/**
 * Records the deletion of the texts of a thread whose retention ended; they are deleted later. Null if it has not ended,
 * if staff have not read a message of the client, or if one is assigned and not resolved. The period starts when the
 * request was closed, or with the last message if that is later.
 */
export function deleteMessages(
  request: RequestDocument,
  defaultDays: number | null,
  now: Date,
): Change | null {
  const { thread } = request;
  const closed = closedAt(request);
  const days = threadPeriodDays(request, defaultDays);
  const isInUse = thread.unreadByStaff.length > 0 || thread.assigned.some(({ resolved }) => !resolved);
  if (closed === null || days === null || isInUse || !hasTexts(thread)) return null;
  const at = now.toISOString();
  const from = thread.lastAt > closed ? thread.lastAt : closed;
  if (at < daysAfter(from, days)) return null;
  const to = lastPosition(thread);
  const next = nextVersion(
    request,
    { thread: { ...thread, deletedTo: to, unreadByClient: [], assigned: [] } },
    now,
  );
  return {
    request: { ...next, updatedAt: request.updatedAt },
    event: { kind: 'messages-deleted', at, by: SYSTEM, details: { to } },
    steps: [{ kind: 'project' }, { kind: 'erase-messages', to }],
  };
}
