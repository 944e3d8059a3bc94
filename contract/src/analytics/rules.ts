import { isCalendarDay } from '../fields/dates.ts';

/** The smallest number of which a share or a change is shown in percent. Of fewer, one more or less is a jump. */
export const MIN_PERCENT_BASE = 10;

/** Whether a percentage of this number says something. */
export function isPercentBase(base: number): boolean {
  return base >= MIN_PERCENT_BASE;
}

/**
 * Predefined periods. `24h`: the current hour and the 23 before it. `7d` and `30d` end today. Hours and days are UTC.
 */
export const analyticsPeriods = ['24h', '7d', '30d', 'all'] as const;

export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** UTC days, YYYY-MM-DD, inclusive. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Returns the problem with a range of days, and its field; null if it is valid. A missing day is empty or undefined.
 */
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
