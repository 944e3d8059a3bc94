const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The time until an instant, in whole minutes rounded up. Zero only at or after the instant. */
export function countdownOf(until: string, now: Date): { days: number; hours: number; minutes: number } {
  const minutesLeft = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS));
  return {
    days: Math.floor(minutesLeft / DAY_MINUTES),
    hours: Math.floor((minutesLeft % DAY_MINUTES) / HOUR_MINUTES),
    minutes: minutesLeft % HOUR_MINUTES,
  };
}
