import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

export interface StatusChange {
  readonly status: string;
  readonly notes: string;
  readonly isPrivate: boolean;
  readonly by: Actor;
  readonly byName: string;
}

/** A status change that staff asked for. */
interface RequestedStatusChange extends StatusChange {
  /** Whether the status is currently configured for use. */
  readonly isOffered: boolean;
  /** The status that the staff member saw; undefined if unknown. */
  readonly seenStatus: string | undefined;
}

export type StatusDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'unknown-status' | 'conflict' | 'same' };

/** Decides whether staff can change the status or add notes. A request can keep a status that is no longer offered. */
export function decideStatusChange(
  root: RequestRoot,
  { isOffered, seenStatus, ...change }: RequestedStatusChange,
  now: Date,
): StatusDecision {
  if (!isOffered && root.status !== change.status) return { kind: 'unknown-status' };
  if (seenStatus !== undefined && root.status !== seenStatus) return { kind: 'conflict' };
  if (root.status === change.status && change.notes === '') return { kind: 'same' };
  // Without notes there is nothing to keep private.
  const isPrivate = change.isPrivate && change.notes !== '';
  return { kind: 'change', change: changeStatus(root, { ...change, isPrivate }, now) };
}

/**
 * Changes the status, or adds notes to the current one. The audit event records whether there were notes, not their
 * text. The client is notified of a new status unless its notes are private. Private notes without a new status are
 * invisible to the client.
 */
export function changeStatus(root: RequestRoot, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  const isMove = change.status !== root.status;
  const next = nextVersion(
    root,
    {
      status: change.status,
      history: [...root.history, { ...change, at }],
      // After a move by staff, a later payment of the fee must not restore the old status.
      payment: isMove ? { ...root.payment, statusBeforeHold: null } : root.payment,
    },
    now,
  );
  const isVisibleToClient = isMove || !change.isPrivate;
  const isNotified = isMove && !change.isPrivate && change.by.kind !== 'system';
  return {
    root: isVisibleToClient ? next : { ...next, updatedAt: root.updatedAt },
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
              from: root.status,
            } as const,
          ]
        : []),
    ],
  };
}
