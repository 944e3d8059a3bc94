import { isCalendarDay } from '../fields/dates.ts';

/** The quick periods of the analytics. `24h` is the present hour and the 23 before it, `7d` and `30d` end today; hours and days are those of UTC. */
export const analyticsPeriods = ['24h', '7d', '30d', 'all'] as const;

export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** Days of UTC, YYYY-MM-DD, both inclusive. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** What is wrong with a range of days, and at which end; null when it can be asked for. A day that is missing is empty or undefined. */
export function rangeProblem({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}): { readonly field: keyof DayRange; readonly message: string } | null {
  for (const [field, day] of [['startDate', startDate] as const, ['endDate', endDate] as const]) {
    if (!day) return { field, message: 'Please select both start and end dates' };
    if (!isCalendarDay(day)) return { field, message: 'Please enter a valid date' };
  }
  if (endDate! >= startDate!) return null;
  return { field: 'endDate', message: 'End date must be on or after the start date' };
}
