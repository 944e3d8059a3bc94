import { localDay } from '@portal/contract/fields/dates.ts';

export type DatePreset = 'lastWeek' | 'lastMonth';

interface Days {
  readonly submittedDateFrom: string;
  readonly submittedDateTo: string;
}

/**
 * The days of a preset (YYYY-MM-DD), ending today. The list counts days in UTC: where the day there has begun before
 * the reader's, it ends with that, so that what was submitted a minute ago is among it.
 */
export function daysOf(preset: DatePreset, now: Date): Days {
  const today = localDay(now);
  const utcDay = now.toISOString().slice(0, 10);
  return {
    submittedDateFrom: preset === 'lastWeek' ? daysBefore(today, 7) : monthBefore(today),
    submittedDateTo: today > utcDay ? today : utcDay,
  };
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month before, or its last one where that is shorter. */
function monthBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}
