const DAY_MS = 86_400_000;

/** Whole days from one calendar day (YYYY-MM-DD) to another; negative when that has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
