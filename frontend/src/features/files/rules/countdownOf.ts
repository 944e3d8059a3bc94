const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** What is left until an instant, in whole minutes rounded up: it is zero only when the time has come. */
export function countdownOf(until: string, now: Date): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS));
  return {
    days: Math.floor(left / DAY_MINUTES),
    hours: Math.floor((left % DAY_MINUTES) / HOUR_MINUTES),
    minutes: left % HOUR_MINUTES,
  };
}
