import * as z from 'zod/mini';
import { dayIn } from '../../deadlines/dayIn.ts';

/** The time zone in which the reports count from an instant on. */
export const reportZone = z.object({ from: z.string(), timeZone: z.string() });

export type ReportZone = z.output<typeof reportZone>;

/** Every process knows a new zone before it begins: configuration is at most 30 seconds old. */
const NOTICE_MS = 2 * 60_000;

/** The day of an instant in the reports, YYYY-MM-DD. `zones`: oldest first. Before the first one, days are in UTC. */
export function reportDay(zones: readonly ReportZone[], at: string): string {
  const zone = zones.findLast(({ from }) => from <= at);
  return zone ? dayIn(zone.timeZone, new Date(at)) : at.slice(0, 10);
}

/**
 * The zones with the current one; null if they have it. The first one counts from the beginning of the day (UTC), because
 * nothing is counted before; another one never changes the day of a past instant, so that nothing counts twice.
 */
export function withZone(zones: readonly ReportZone[], timeZone: string, now: Date): ReportZone[] | null {
  const last = zones.at(-1);
  if (last?.timeZone === timeZone) return null;
  const from = last
    ? new Date(now.getTime() + NOTICE_MS).toISOString()
    : `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  return [...zones, { from, timeZone }];
}
