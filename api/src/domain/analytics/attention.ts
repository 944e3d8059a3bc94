import { addDays } from '@portal/contract/fields/dates.ts';
import { dayAfter, SOON_DAYS, WAITING_DAYS } from '@portal/contract/requests/rules/attention.ts';
import { CLOSED, type DueCount, monthOf, type PendingCount } from '../requests/list/overviewCounters.ts';

/** The limits with which the rule about attention compares requests. */
export interface AttentionLimits {
  /** The last day that is due soon, YYYY-MM-DD. */
  readonly soon: string;
  /** A pending request that was submitted before this UTC instant is waiting. */
  readonly waitingSince: string;
}

/** The order of urgency: due requests (overdue or due soon) first, then requests for another download, then by status. Each category is sorted by due date. */
export const attentionCategories = [
  'due',
  'download_requested',
  'update_requested',
  'on_hold',
  'pending',
] as const;

export type AttentionCategory = (typeof attentionCategories)[number];

/** The pending requests of one day of submission. */
export interface PendingDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly counts: readonly PendingCount[];
}

const DAY_MS = 24 * 3_600_000;

/** The limits at an instant. `today` is the day of the facility, YYYY-MM-DD. */
export function attentionLimits(now: Date, today: string): AttentionLimits {
  return {
    soon: addDays(today, SOON_DAYS),
    waitingSince: new Date(now.getTime() - WAITING_DAYS * DAY_MS).toISOString(),
  };
}

/** The UTC days (YYYY-MM-DD) of which some requests may not have waited long enough yet. */
export function recentDays(now: Date): string[] {
  return Array.from({ length: WAITING_DAYS + 1 }, (_, index) => dayAfter(now, index - WAITING_DAYS));
}

/**
 * The number of open requests in each category. `pending` counts all pending requests that are not due soon, whether
 * they have waited long or not. `months` are the counts by due month. `days` are the counts by due date in the month of
 * `soon`.
 */
export function countCategories(
  months: readonly DueCount[],
  days: readonly DueCount[],
  { soon }: AttentionLimits,
): Record<AttentionCategory, number> {
  const counts = { due: 0, download_requested: 0, update_requested: 0, on_hold: 0, pending: 0 };
  for (const { group, due, count } of [...months.filter((month) => month.due !== monthOf(soon)), ...days]) {
    if (group === 'closed') continue;
    if (due <= soon) counts.due += count;
    else if (group !== 'other') counts[group] += count;
  }
  return counts;
}

/** The number of closed requests that count, because their clients asked for another download. */
export function closedCount(counts: readonly DueCount[]): number {
  return counts.reduce((sum, { due, count }) => sum + (due === CLOSED ? count : 0), 0);
}

/**
 * Counts pending requests that are not due soon. `recent`: submitted after the hour of `waitingSince`, so not waiting
 * yet. `inLastHour`: submitted in that hour; only their rows show which of them are waiting.
 */
export function countRecent(
  days: readonly PendingDay[],
  { soon, waitingSince }: AttentionLimits,
): { readonly recent: number; readonly inLastHour: number } {
  const lastHour = waitingSince.slice(0, 13);
  const counts = { recent: 0, inLastHour: 0 };
  for (const { day, counts: hours } of days) {
    for (const { hour, due, count } of hours) {
      const at = `${day}T${hour}`;
      if (due <= soon || at < lastHour) continue;
      if (at === lastHour) counts.inLastHour += count;
      else counts.recent += count;
    }
  }
  return counts;
}
