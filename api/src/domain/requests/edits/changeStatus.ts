import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

interface StatusChange {
  readonly status: string;
  readonly notes: string;
  readonly isPrivate: boolean;
  readonly by: Actor;
  readonly byName: string;
}

/** What somebody of the staff asks for. */
interface StatusWish extends StatusChange {
  /** Whether the status is offered at the moment. */
  readonly isOffered: boolean;
  /** The status that they saw; undefined when they did not say. */
  readonly seenStatus: string | undefined;
}

export type StatusDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'unknown-status' | 'overtaken' | 'nothing-new' };

/** Whether staff may change the status or add notes. A status that was taken out of use may stay where it is. */
export function decideStatusChange(
  root: RequestRoot,
  { isOffered, seenStatus, ...wish }: StatusWish,
  now: Date,
): StatusDecision {
  if (!isOffered && root.status !== wish.status) return { kind: 'unknown-status' };
  if (seenStatus !== undefined && root.status !== seenStatus) return { kind: 'overtaken' };
  if (root.status === wish.status && wish.notes === '') return { kind: 'nothing-new' };
  // Without notes there is nothing to keep private.
  const isPrivate = wish.isPrivate && wish.notes !== '';
  return { kind: 'change', change: changeStatus(root, { ...wish, isPrivate }, now) };
}

/** Moves a request to a status, or adds notes to the one it has. The audit event says that there were notes, not what they say; the client hears of a new status unless it was noted in private, and sees nothing at all of private notes alone. */
export function changeStatus(root: RequestRoot, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  const isMove = change.status !== root.status;
  const next = nextVersion(
    root,
    {
      status: change.status,
      history: [...root.history, { ...change, at }],
      // Whoever moves a request that was held for its fee decides where it is from now on.
      payment: isMove ? { ...root.payment, heldFrom: null } : root.payment,
    },
    now,
  );
  const isSeen = isMove || !change.isPrivate;
  const isNotified = isMove && !change.isPrivate && change.by.kind !== 'system';
  return {
    root: isSeen ? next : { ...next, updatedAt: root.updatedAt },
    event: {
      kind: 'status-changed',
      at,
      by: change.by,
      details: {
        from: root.status,
        to: change.status,
        notes: change.notes !== '',
        isPrivate: change.isPrivate,
      },
    },
    work: [
      { kind: 'project' },
      ...(isNotified
        ? [
            {
              kind: 'notify-client',
              template: 'statusChanged',
              seq: next.seq,
              status: change.status,
            } as const,
          ]
        : []),
    ],
  };
}
