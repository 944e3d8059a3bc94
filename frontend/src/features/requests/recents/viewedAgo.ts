const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age on a date says more. */
const DATE_FROM_DAYS = 7;

export type ViewedAgo =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days'; amount: number }
  | { unit: 'date'; instant: string };

/** How long ago an instant (ISO) was, in the largest unit that fits. One in the future, by a clock put right, is now. */
export function viewedAgo(viewedAt: string, now: Date): ViewedAgo {
  const ageMs = now.getTime() - Date.parse(viewedAt);
  if (ageMs < MINUTE_MS) return { unit: 'now' };
  if (ageMs < HOUR_MS) return { unit: 'minutes', amount: Math.floor(ageMs / MINUTE_MS) };
  if (ageMs < DAY_MS) return { unit: 'hours', amount: Math.floor(ageMs / HOUR_MS) };
  if (ageMs < DATE_FROM_DAYS * DAY_MS) return { unit: 'days', amount: Math.floor(ageMs / DAY_MS) };
  return { unit: 'date', instant: viewedAt };
}
