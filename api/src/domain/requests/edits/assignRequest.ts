import type { Assignment } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** `conflict`: someone else assigned it after it was read. */
export type AssignmentDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict' };

/** Decides whether a request can be assigned to a staff member, or unassigned. */
export function assignRequest(
  request: RequestDocument,
  { assigneeId, seen }: Pick<Assignment, 'assigneeId' | 'seen'>,
  by: Actor,
  now: Date,
): AssignmentDecision {
  if (request.assigneeId === assigneeId) return { kind: 'same' };
  if (seen !== undefined && seen !== request.assigneeId) return { kind: 'conflict' };
  return {
    kind: 'change',
    change: {
      // Nothing on the client's page changed, so `updatedAt` stays.
      request: { ...nextVersion(request, { assigneeId }, now), updatedAt: request.updatedAt },
      event: {
        kind: 'assigned',
        at: now.toISOString(),
        by,
        details: { from: request.assigneeId, to: assigneeId },
      },
      steps: [{ kind: 'project' }],
    },
  };
}
