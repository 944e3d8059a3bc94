import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

/** The latest changes are shown; the audit trail has all of them. */
export const MAX_KEPT = 50;

/** `conflict`: somebody else moved it since it was read. */
export type DueDateDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict' };

/** Decides what comes of moving a due date. The audit event says that there was a reason, not which. */
export function changeDueDate(
  root: RequestRoot,
  { dueDate, reason, seen }: Pick<DueDateUpdate, 'dueDate' | 'reason' | 'seen'>,
  { by, byName }: { readonly by: Actor; readonly byName: string },
  now: Date,
): DueDateDecision {
  if (root.dueDate === dueDate) return { kind: 'same' };
  if (seen !== undefined && seen !== root.dueDate) return { kind: 'conflict' };
  const at = now.toISOString();
  const moved = { from: root.dueDate, to: dueDate, at, by, byName, reason };
  return {
    kind: 'change',
    change: {
      root: nextVersion(
        root,
        { dueDate, dueDateChanges: [...root.dueDateChanges, moved].slice(-MAX_KEPT) },
        now,
      ),
      event: {
        kind: 'due-date-changed',
        at,
        by,
        details: { from: root.dueDate, to: dueDate, reason: reason !== '' },
      },
      work: [{ kind: 'project' }],
    },
  };
}
