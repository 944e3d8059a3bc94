import { MAX_ASSIGNED_MESSAGES } from '@portal/contract/messages/schemas.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestEvent } from '../requests/requestEvents.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
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
  request: RequestDocument,
  position: string,
  assignee: Pick<AssignedMessage, 'userId' | 'name'> | null,
  by: Actor,
  now: Date,
): AssignMessageDecision {
  const { assigned } = request.thread;
  const current = assigned.find((each) => each.position === position);
  const isSame = current ? current.userId === assignee?.userId && !current.resolved : !assignee;
  if (isSame) return { kind: 'same' };
  const others = assigned.filter((each) => each !== current);
  const next = assignee && withinLimit(others, { position, ...assignee, resolved: null });
  if (assignee && !next) return { kind: 'full' };
  const userId = assignee?.userId ?? null;
  const seq = request.seq + 1;
  return {
    kind: 'change',
    change: changeOf(request, next ?? others, now, {
      event: { kind: 'message-assigned', at: now.toISOString(), by, details: { position, to: userId } },
      steps:
        userId === null || userId === by.id
          ? []
          : [{ kind: 'notify-message-assignee', seq, position, userId }],
    }),
  };
}

/** Resolves an assigned message, or opens it again. Null if nothing changes: a message that is not assigned has no state. */
export function resolveMessage(
  request: RequestDocument,
  position: string,
  isResolved: boolean,
  { by, byName }: Author,
  now: Date,
): Change | null {
  const at = now.toISOString();
  const current = request.thread.assigned.find((each) => each.position === position);
  if (!current || (current.resolved !== null) === isResolved) return null;
  const next = { ...current, resolved: isResolved ? { by: byName, at } : null };
  const assigned = request.thread.assigned.map((each) => (each === current ? next : each));
  const kind = isResolved ? 'message-resolved' : 'message-reopened';
  return changeOf(request, assigned, now, { event: { kind, at, by, details: { position } }, steps: [] });
}

/** With one more; resolved messages make room, the oldest first. Null if all are open. */
function withinLimit(assigned: readonly AssignedMessage[], added: AssignedMessage): AssignedMessage[] | null {
  if (assigned.length < MAX_ASSIGNED_MESSAGES) return [...assigned, added];
  const oldest = assigned.find(({ resolved }) => resolved !== null);
  return oldest ? [...assigned.filter((each) => each !== oldest), added] : null;
}

function changeOf(
  request: RequestDocument,
  assigned: AssignedMessage[],
  now: Date,
  { event, steps }: { readonly event: RequestEvent; readonly steps: readonly TaskStep[] },
): Change {
  const next = nextVersion(request, { thread: { ...request.thread, assigned } }, now);
  return {
    request: { ...next, updatedAt: request.updatedAt },
    event,
    steps: [{ kind: 'project' }, ...steps],
  };
}
