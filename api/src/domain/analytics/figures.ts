import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { counterKey, counterOf, type Counters } from '../requests/list/listCounters.ts';

/** Totals from the counters of all months. */
export interface Totals {
  readonly total: number;
  readonly pending: number;
  readonly completed: number;
  /** Neither completed nor cancelled. */
  readonly open: number;
}

export function totalsOf(counters: Counters): Totals {
  const count = (key: string) => counterOf(counters, key);
  const total = count(counterKey.total);
  const closed = closedStatuses.reduce((sum, status) => sum + count(counterKey.status(status)), 0);
  return {
    total,
    pending: count(counterKey.status('pending')),
    completed: count(counterKey.status('completed')),
    open: total - closed,
  };
}

/** The counts of a day. */
export interface Day {
  readonly day: string;
  readonly opened: number;
  readonly closed: number;
  readonly closedMinutes: number;
}

export function figuresOfDay(day: string, counters: Counters): Day {
  const count = (key: string) => counterOf(counters, key);
  return { day, opened: count('opened'), closed: count('closed'), closedMinutes: count('closedMinutes') };
}

const MINUTES_PER_DAY = 24 * 60;

/** Mean days from submission to closing, to one decimal; null if nothing was closed. */
export function averageProcessingDays(days: readonly Day[]): number | null {
  const closed = sum(days, 'closed');
  if (closed === 0) return null;
  return Math.round((sum(days, 'closedMinutes') / closed / MINUTES_PER_DAY) * 10) / 10;
}

export function sum(days: readonly Day[], field: 'opened' | 'closed' | 'closedMinutes'): number {
  return days.reduce((total, day) => total + day[field], 0);
}

/** The share of a part in whole percent; zero if the total is zero. */
export function percentage(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100);
}
