import { isInDueDateRange } from '@portal/contract/requests/rules/dueDate.ts';
import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { manualDeadline } from '../../deadlines/updateDeadline.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

/** The request stores the latest changes; the audit trail has all of them. */
export const MAX_DUE_DATE_CHANGES = 50;

/** `conflict`: someone else changed it after it was read. */
export type DueDateDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /** Too far from today (`dueDateRange`). */
  | { readonly kind: 'out_of_range' }
  | { readonly kind: 'conflict' };

/** Decides whether the due date can be changed. The audit event records whether there was a reason, not its text. */
export function changeDueDate(
  root: RequestRoot,
  { dueDate, reason, seen }: Pick<DueDateUpdate, 'dueDate' | 'reason' | 'seen'>,
  { by, byName }: { readonly by: Actor; readonly byName: string },
  now: Date,
): DueDateDecision {
  if (root.dueDate === dueDate) return { kind: 'same' };
  if (!isInDueDateRange(dueDate, now)) return { kind: 'out_of_range' };
  if (seen !== undefined && seen !== root.dueDate) return { kind: 'conflict' };
  const at = now.toISOString();
  const moved = { from: root.dueDate, to: dueDate, at, by, byName, reason };
  return {
    kind: 'change',
    change: {
      root: nextVersion(
        root,
        {
          dueDate,
          deadline: root.deadline && manualDeadline(root.deadline),
          dueDateChanges: [...root.dueDateChanges, moved].slice(-MAX_DUE_DATE_CHANGES),
        },
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
