import type { RequestRoot } from '../requests/root.ts';
import { closedAt } from './closedAt.ts';
import { retentionPeriodDays } from './retentionPeriodDays.ts';

const DAY_MS = 24 * 3_600_000;

/** The instant `days` days later, UTC ISO. */
export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/**
 * The row fields by which the nightly run finds closed requests with files to delete: the first date by choices for the
 * request or its files, and the closing if a file has the portal's default. Empty without such files.
 */
export function erasableFrom(root: RequestRoot): { eraseFrom?: string; closedAt?: string } {
  const closed = closedAt(root);
  if (closed === null) return {};
  const periods = Object.values(root.files)
    .filter(({ deletedAt }) => deletedAt === null)
    .map((file) => retentionPeriodDays(root, file));
  const chosenDays = periods.flatMap((one) => (one.kind === 'days' ? [one.days] : []));
  return {
    ...(chosenDays.length > 0 && { eraseFrom: daysAfter(closed, Math.min(...chosenDays)) }),
    ...(periods.some(({ kind }) => kind === 'default') && { closedAt: closed }),
  };
}
