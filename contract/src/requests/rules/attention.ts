import { closedStatuses } from '../../configuration/catalogs/statuses.ts';
import { addDays } from '../../fields/dates.ts';

/** Days before the due date from which a request needs attention. */
export const SOON_DAYS = 3;
/** Days in status Pending after which a request needs attention. */
export const WAITING_DAYS = 3;

/** Why a request needs attention; the first that applies, most urgent first. */
export const attentionReasons = [
  'overdue',
  'due_soon',
  'download_requested',
  'update_requested',
  'on_hold',
  'waiting',
] as const;

export type AttentionReason = (typeof attentionReasons)[number];

interface Facts {
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** UTC ISO instant. */
  readonly submittedAt: string;
  /** The client asked for another download, and staff have not answered yet. */
  readonly downloadRequested?: boolean | undefined;
}

const DAY_MS = 24 * 3_600_000;

/** Returns the UTC day a number of days after `now`, YYYY-MM-DD. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns why a request needs attention, or null. A closed one only if its client asked for another download. `today`: the
 * day of the facility (YYYY-MM-DD), with which due dates are compared.
 */
export function attentionReasonOf(
  { status, dueDate, submittedAt, downloadRequested = false }: Facts,
  now: Date,
  today: string,
): AttentionReason | null {
  if (closedStatuses.includes(status)) return downloadRequested ? 'download_requested' : null;
  if (dueDate < today) return 'overdue';
  if (dueDate <= addDays(today, SOON_DAYS)) return 'due_soon';
  if (downloadRequested) return 'download_requested';
  if (status === 'update_requested') return 'update_requested';
  if (status === 'on_hold') return 'on_hold';
  const waitingMs = now.getTime() - Date.parse(submittedAt);
  return status === 'pending' && waitingMs > WAITING_DAYS * DAY_MS ? 'waiting' : null;
}
