import { hasTexts } from '../messages/message.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { closedAt } from './closedAt.ts';
import { retentionPeriodDays } from './retentionPeriodDays.ts';

const DAY_MS = 24 * 3_600_000;

/** The instant `days` days later, UTC ISO. */
export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/**
 * The row fields by which the nightly run finds closed requests with files or messages to delete: the first date by choices
 * for the request or its files, and the closing if one has the portal's default. Empty if there is nothing to delete.
 */
export function erasableFrom(request: RequestDocument): { eraseFrom?: string; closedAt?: string } {
  const closed = closedAt(request);
  if (closed === null) return {};
  const kept = [
    ...Object.values(request.files).filter(({ deletedAt }) => deletedAt === null),
    ...(hasTexts(request.thread) ? [{ retention: null }] : []),
  ];
  const periods = kept.map((each) => retentionPeriodDays(request, each));
  const chosenDays = periods.flatMap((one) => (one.kind === 'days' ? [one.days] : []));
  return {
    ...(chosenDays.length > 0 && { eraseFrom: daysAfter(closed, Math.min(...chosenDays)) }),
    ...(periods.some(({ kind }) => kind === 'default') && { closedAt: closed }),
  };
}
