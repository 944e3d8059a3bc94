import { localDay } from '@portal/contract/fields/dates.ts';

export type DatePreset = 'lastWeek' | 'lastMonth';

interface DateRange {
  readonly submittedDateFrom: string;
  readonly submittedDateTo: string;
}

/**
 * The range of a preset (YYYY-MM-DD), ending today. The server uses UTC dates. If UTC is already a day ahead, the range
 * ends with the UTC date, so that it includes the latest submissions.
 */
export function presetRange(preset: DatePreset, now: Date): DateRange {
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

/** The same day of the previous month, or its last day if it is shorter. */
function monthBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}
