import { MAX_ASSIGNED_MESSAGES } from '@portal/contract/messages/schemas.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestEvent } from '../requests/requestEvents.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { AssignedMessage } from './thread.ts';

interface Author {
  readonly by: Actor;
  readonly byName: string;
}

export type AssignMessageDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /** Too many messages of the request wait for someone. */
  | { readonly kind: 'full' };

/**
 * Assigns a message or internal note to a staff member, or to nobody. The assignee is notified, unless they did it
 * themselves. A message that was resolved is open again. The client sees no change.
 */
export function assignMessage(
  root: RequestRoot,
  position: string,
  assignee: Pick<AssignedMessage, 'userId' | 'name'> | null,
  by: Actor,
  now: Date,
): AssignMessageDecision {
  const { assigned } = root.thread;
  const current = assigned.find((each) => each.position === position);
  const isSame = current ? current.userId === assignee?.userId && !current.resolved : !assignee;
  if (isSame) return { kind: 'same' };
  const others = assigned.filter((each) => each !== current);
  const next = assignee && withinLimit(others, { position, ...assignee, resolved: null });
  if (assignee && !next) return { kind: 'full' };
  const userId = assignee?.userId ?? null;
  const seq = root.seq + 1;
  return {
    kind: 'change',
    change: changeOf(root, next ?? others, now, {
      event: { kind: 'message-assigned', at: now.toISOString(), by, details: { position, to: userId } },
      work:
        userId === null || userId === by.id
          ? []
          : [{ kind: 'notify-message-assignee', seq, position, userId }],
    }),
  };
}

/** Resolves an assigned message, or opens it again. Null if nothing changes: a message that is not assigned has no state. */
export function resolveMessage(
  root: RequestRoot,
  position: string,
  isResolved: boolean,
  { by, byName }: Author,
  now: Date,
): Change | null {
  const at = now.toISOString();
  const current = root.thread.assigned.find((each) => each.position === position);
  if (!current || (current.resolved !== null) === isResolved) return null;
  const next = { ...current, resolved: isResolved ? { by: byName, at } : null };
  const assigned = root.thread.assigned.map((each) => (each === current ? next : each));
  const kind = isResolved ? 'message-resolved' : 'message-reopened';
  return changeOf(root, assigned, now, { event: { kind, at, by, details: { position } }, work: [] });
}

/** With one more; resolved messages make room, the oldest first. Null if all are open. */
function withinLimit(assigned: readonly AssignedMessage[], added: AssignedMessage): AssignedMessage[] | null {
  if (assigned.length < MAX_ASSIGNED_MESSAGES) return [...assigned, added];
  const oldest = assigned.find(({ resolved }) => resolved !== null);
  return oldest ? [...assigned.filter((each) => each !== oldest), added] : null;
}

function changeOf(
  root: RequestRoot,
  assigned: AssignedMessage[],
  now: Date,
  { event, work }: { readonly event: RequestEvent; readonly work: readonly TaskStep[] },
): Change {
  const next = nextVersion(root, { thread: { ...root.thread, assigned } }, now);
  return { root: { ...next, updatedAt: root.updatedAt }, event, work: [{ kind: 'project' }, ...work] };
}
