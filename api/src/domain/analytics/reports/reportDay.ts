import * as z from 'zod/mini';
import { dayIn } from '../../deadlines/dayIn.ts';

/** The time zone of the reports from an instant on. */
export const reportZone = z.object({ from: z.string(), timeZone: z.string() });

export type ReportZone = z.output<typeof reportZone>;

/**
 * A new zone starts this much later, so that every process knows it by then: cached configuration is at most 30 seconds
 * old.
 */
const NOTICE_MS = 2 * 60_000;

/** The day of an instant in the reports, YYYY-MM-DD. `zones`: oldest first. Before the first one, days are in UTC. */
export function reportDay(zones: readonly ReportZone[], at: string): string {
  const zone = zones.findLast(({ from }) => from <= at);
  return zone ? dayIn(zone.timeZone, new Date(at)) : at.slice(0, 10);
}

/**
 * The zones with the current one added; null if it is the last one already. The first zone starts at the beginning of
 * the day (UTC), because nothing was counted before. A later zone starts in the future, so that the day of a past
 * instant never changes and nothing is counted twice.
 */
export function withZone(zones: readonly ReportZone[], timeZone: string, now: Date): ReportZone[] | null {
  const last = zones.at(-1);
  if (last?.timeZone === timeZone) return null;
  const from = last
    ? new Date(now.getTime() + NOTICE_MS).toISOString()
    : `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  return [...zones, { from, timeZone }];
}
