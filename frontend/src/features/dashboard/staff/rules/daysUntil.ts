const DAY_MS = 86_400_000;

/** Whole days from `today` to `day` (both YYYY-MM-DD); negative for a day in the past. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
