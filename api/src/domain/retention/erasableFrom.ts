import type { RequestRoot } from '../requests/root.ts';
import { closedAt } from './closedAt.ts';
import { retentionPeriodDays } from './retentionPeriodDays.ts';

const DAY_MS = 24 * 3_600_000;

/** The instant after which so many days have gone by. */
export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/**
 * What the lists say of a closed request, so that a night finds those of which something may be deleted: from when on
 * by its own choices, and when it was closed where a file follows the portal's. Nothing where no file is left for it.
 */
export function erasableFrom(root: RequestRoot): { eraseFrom?: string; closedAt?: string } {
  const closed = closedAt(root);
  if (closed === null) return {};
  const kept = Object.values(root.files)
    .filter(({ deletedAt }) => deletedAt === null)
    .map((file) => retentionPeriodDays(root, file));
  const own = kept.flatMap((one) => (one.kind === 'days' ? [one.days] : []));
  return {
    ...(own.length > 0 && { eraseFrom: daysAfter(closed, Math.min(...own)) }),
    ...(kept.some(({ kind }) => kind === 'default') && { closedAt: closed }),
  };
}
