import { closedStatuses } from '../../configuration/catalogues/statuses.ts';

/** A request needs attention this many days before its due date. */
export const SOON_DAYS = 3;
/** A request needs attention after this many days without an assignee. */
export const WAITING_DAYS = 3;

/** Why a request needs attention; the first that applies, most urgent first. */
export const attentionReasons = ['overdue', 'due_soon', 'update_requested', 'on_hold', 'waiting'] as const;

export type AttentionReason = (typeof attentionReasons)[number];

interface Facts {
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** UTC ISO instant. */
  readonly submittedAt: string;
}

const DAY_MS = 24 * 3_600_000;

export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Why an open request needs attention, or null; a closed one never does. Days are those of UTC. */
export function attentionReasonOf(
  { status, dueDate, submittedAt }: Facts,
  now: Date,
): AttentionReason | null {
  if (closedStatuses.includes(status)) return null;
  if (dueDate < dayAfter(now, 0)) return 'overdue';
  if (dueDate <= dayAfter(now, SOON_DAYS)) return 'due_soon';
  if (status === 'update_requested') return 'update_requested';
  if (status === 'on_hold') return 'on_hold';
  const waitingMs = now.getTime() - Date.parse(submittedAt);
  return status === 'pending' && waitingMs > WAITING_DAYS * DAY_MS ? 'waiting' : null;
}
