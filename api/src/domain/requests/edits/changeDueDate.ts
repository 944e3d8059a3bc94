import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { isInDueDateRange } from '@portal/contract/requests/rules/dueDate.ts';
import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { calculateDeadline } from '../../deadlines/calculateDeadline.ts';
import { deadlineFactsOf } from '../../deadlines/deadlineFacts.ts';
import type { StoredDeadline } from '../../deadlines/storedDeadline.ts';
import { type CurrentRules, manualDeadline, openPauseOf } from '../../deadlines/updateDeadline.ts';
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
  /** The request is closed, or from before deadlines were calculated. */
  | { readonly kind: 'no_rules' }
  | { readonly kind: 'conflict' };

type Update = Pick<DueDateUpdate, 'dueDate' | 'reason' | 'seen'>;
type Author = { readonly by: Actor; readonly byName: string };

/** Decides whether the due date can be changed. The audit event records whether there was a reason, not its text. */
export function changeDueDate(
  root: RequestRoot,
  { dueDate = '', reason, seen }: Update,
  author: Author,
  now: Date,
): DueDateDecision {
  // While the clock is paused, another date is shown, so the stored one is a change.
  if (root.dueDate === dueDate && !openPauseOf(root)) return { kind: 'same' };
  if (!isInDueDateRange(dueDate, now)) return { kind: 'out_of_range' };
  if (seen !== undefined && seen !== root.dueDate) return { kind: 'conflict' };
  const deadline = root.deadline && manualDeadline(root.deadline);
  return { kind: 'change', change: changeTo(root, { dueDate, deadline }, { reason, ...author }, now) };
}

/** Decides whether a due date that a person set can be replaced with the one that the rules say. */
export function restoreCalculatedDueDate(
  root: RequestRoot,
  { reason, seen }: Omit<Update, 'dueDate'>,
  author: Author,
  { version, value }: CurrentRules,
  now: Date,
): DueDateDecision {
  if (!root.deadline || closedStatuses.includes(root.status)) return { kind: 'no_rules' };
  if (!root.deadline.isManual) return { kind: 'same' };
  if (seen !== undefined && seen !== root.dueDate) return { kind: 'conflict' };
  const { dueDate, explanation } = calculateDeadline(deadlineFactsOf(root), value);
  const deadline = { ...root.deadline, isManual: false, version, explanation };
  const change = changeTo(root, { dueDate, deadline }, { reason, ...author, useRules: true }, now);
  return { kind: 'change', change };
}

function changeTo(
  root: RequestRoot,
  { dueDate, deadline }: { readonly dueDate: string; readonly deadline: StoredDeadline | null },
  why: Author & { readonly reason: string; readonly useRules?: true },
  now: Date,
): Change {
  const at = now.toISOString();
  const moved = { from: root.dueDate, to: dueDate, at, ...why };
  const dueDateChanges = [...root.dueDateChanges, moved].slice(-MAX_DUE_DATE_CHANGES);
  return {
    root: nextVersion(root, { dueDate, deadline, dueDateChanges }, now),
    event: {
      kind: 'due-date-changed',
      at,
      by: why.by,
      details: {
        from: root.dueDate,
        to: dueDate,
        reason: why.reason !== '',
        ...(why.useRules && { useRules: true }),
      },
    },
    work: [{ kind: 'project' }],
  };
}
