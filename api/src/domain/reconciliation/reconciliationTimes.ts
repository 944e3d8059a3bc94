/** Minute of each hour, in UTC, at which payments are compared with Stripe. */
export const COMPARISON_MINUTE = 40;

const HOUR_MS = 3_600_000;

/** When the next scheduled comparison with Stripe starts. */
export function nextComparisonAt(now: Date): Date {
  const next = new Date(now);
  next.setUTCMinutes(COMPARISON_MINUTE, 0, 0);
  return next > now ? next : new Date(next.getTime() + HOUR_MS);
}
