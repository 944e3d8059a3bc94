import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestDocument } from '../requestDocument.ts';

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
  request: RequestDocument,
  { isOffered, seenStatus, ...change }: RequestedStatusChange,
  now: Date,
): StatusDecision {
  if (!isOffered && request.status !== change.status) return { kind: 'unknown-status' };
  if (seenStatus !== undefined && request.status !== seenStatus) return { kind: 'conflict' };
  if (request.status === change.status && change.notes === '') return { kind: 'same' };
  // Without notes there is nothing to keep private.
  const isPrivate = change.isPrivate && change.notes !== '';
  return { kind: 'change', change: changeStatus(request, { ...change, isPrivate }, now) };
}

/**
 * Changes the status, or adds notes to the current one. The audit event records whether there were notes, not their
 * text. The client is notified of a new status unless its notes are private. Private notes without a new status are
 * invisible to the client.
 */
export function changeStatus(request: RequestDocument, change: StatusChange, now: Date): Change {
  const at = now.toISOString();
  const isMove = change.status !== request.status;
  const next = nextVersion(
    request,
    {
      status: change.status,
      history: [...request.history, { ...change, at }],
      // After a move by staff, a later payment of the fee must not restore the old status.
      payment: isMove ? { ...request.payment, statusBeforeHold: null } : request.payment,
    },
    now,
  );
  const isVisibleToClient = isMove || !change.isPrivate;
  const isNotified = isMove && !change.isPrivate && change.by.kind !== 'system';
  return {
    request: isVisibleToClient ? next : { ...next, updatedAt: request.updatedAt },
    event: {
      kind: 'status-changed',
      at,
      by: change.by,
      details: {
        from: request.status,
        to: change.status,
        notes: change.notes !== '',
        isPrivate: change.isPrivate,
      },
    },
    steps: [
      { kind: 'project' },
      ...(isNotified
        ? [
            {
              kind: 'notify-client',
              template: 'statusChanged',
              seq: next.seq,
              status: change.status,
              from: request.status,
            } as const,
          ]
        : []),
    ],
  };
}
