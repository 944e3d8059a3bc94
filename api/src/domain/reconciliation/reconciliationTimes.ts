/** Minute of each hour, in UTC, at which payments are compared with Stripe. */
export const RECONCILIATION_MINUTE = 40;

const HOUR_MS = 3_600_000;

/** When the next scheduled reconciliation starts. */
export function nextReconciliationAt(now: Date): Date {
  const next = new Date(now);
  next.setUTCMinutes(RECONCILIATION_MINUTE, 0, 0);
  return next > now ? next : new Date(next.getTime() + HOUR_MS);
}
