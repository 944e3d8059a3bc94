/** The UTC date `days` days after `now`, YYYY-MM-DD. */
export function dueDay(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
