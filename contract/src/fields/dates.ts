/** Returns the calendar day of `instant` in the time zone of this machine, as YYYY-MM-DD. */
export function localDay(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** Returns the latest calendar day that has begun anywhere on earth (UTC+14) at `instant`. */
export function latestDayOnEarth(instant: Date): string {
  return new Date(instant.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns the latest calendar day that has begun everywhere on earth (UTC−12) at `instant`. */
export function earliestDayOnEarth(instant: Date): string {
  return new Date(instant.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Adds days to a calendar day; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day a number of years earlier; February 28 if that year has no February 29. */
export function yearsBefore(day: string, years: number): string {
  const earlier = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  return isCalendarDay(earlier) ? earlier : earlier.replace(/29$/, '28');
}

/** Returns whether the text is an existing calendar day, YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
