import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { isInDueDateRange } from '@portal/contract/requests/rules/dueDate.ts';
import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { calculateDeadline } from '../../deadlines/calculateDeadline.ts';
import { deadlineFactsOf } from '../../deadlines/deadlineFacts.ts';
import type { StoredDeadline } from '../../deadlines/storedDeadline.ts';
import { type CurrentRules, manualDeadline, openPauseOf } from '../../deadlines/updateDeadline.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestDocument } from '../requestDocument.ts';

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
  request: RequestDocument,
  { dueDate = '', reason, seen }: Update,
  author: Author,
  now: Date,
): DueDateDecision {
  // While the clock is paused, another date is shown, so the stored one is a change.
  if (request.dueDate === dueDate && !openPauseOf(request)) return { kind: 'same' };
  if (!isInDueDateRange(dueDate, now)) return { kind: 'out_of_range' };
  if (seen !== undefined && seen !== request.dueDate) return { kind: 'conflict' };
  const deadline = request.deadline && manualDeadline(request.deadline);
  return { kind: 'change', change: changeTo(request, { dueDate, deadline }, { reason, ...author }, now) };
}

/** Decides whether a due date that a person set can be replaced with the one that the rules say. */
export function restoreCalculatedDueDate(
  request: RequestDocument,
  { reason, seen }: Omit<Update, 'dueDate'>,
  author: Author,
  { version, value }: CurrentRules,
  now: Date,
): DueDateDecision {
  if (!request.deadline || closedStatuses.includes(request.status)) return { kind: 'no_rules' };
  if (!request.deadline.isManual) return { kind: 'same' };
  if (seen !== undefined && seen !== request.dueDate) return { kind: 'conflict' };
  const { dueDate, explanation } = calculateDeadline(deadlineFactsOf(request), value);
  const deadline = { ...request.deadline, isManual: false, version, explanation };
  const change = changeTo(request, { dueDate, deadline }, { reason, ...author, useRules: true }, now);
  return { kind: 'change', change };
}

function changeTo(
  request: RequestDocument,
  { dueDate, deadline }: { readonly dueDate: string; readonly deadline: StoredDeadline | null },
  why: Author & { readonly reason: string; readonly useRules?: true },
  now: Date,
): Change {
  const at = now.toISOString();
  const moved = { from: request.dueDate, to: dueDate, at, ...why };
  const dueDateChanges = [...request.dueDateChanges, moved].slice(-MAX_DUE_DATE_CHANGES);
  return {
    request: nextVersion(request, { dueDate, deadline, dueDateChanges }, now),
    event: {
      kind: 'due-date-changed',
      at,
      by: why.by,
      details: {
        from: request.dueDate,
        to: dueDate,
        reason: why.reason !== '',
        ...(why.useRules && { useRules: true }),
      },
    },
    steps: [{ kind: 'project' }],
  };
}
