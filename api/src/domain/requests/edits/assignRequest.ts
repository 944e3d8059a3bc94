import type { Assignment } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

/** `conflict`: somebody else assigned it since it was read. */
export type AssignmentDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict' };

/** Decides the assignment of a request to a staff member, or to nobody. */
export function assignRequest(
  root: RequestRoot,
  { assigneeId, seen }: Pick<Assignment, 'assigneeId' | 'seen'>,
  by: Actor,
  now: Date,
): AssignmentDecision {
  if (root.assigneeId === assigneeId) return { kind: 'same' };
  if (seen !== undefined && seen !== root.assigneeId) return { kind: 'conflict' };
  return {
    kind: 'change',
    change: {
      // The client's page of the request is as old as before: nothing on it has changed.
      root: { ...nextVersion(root, { assigneeId }, now), updatedAt: root.updatedAt },
      event: {
        kind: 'assigned',
        at: now.toISOString(),
        by,
        details: { from: root.assigneeId, to: assigneeId },
      },
      work: [{ kind: 'project' }],
    },
  };
}
