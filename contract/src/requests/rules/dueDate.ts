import { earliestDayOnEarth, latestDayOnEarth, yearsBefore } from '../../fields/dates.ts';

const YEARS_BACK = 1;
const YEARS_AHEAD = 5;

export const DUE_DATE_OUT_OF_RANGE = 'Choose a due date between one year ago and five years from now';

/** The first and the last day to which staff can move a due date, YYYY-MM-DD, anywhere on earth. */
export function dueDateRange(now: Date): { readonly first: string; readonly last: string } {
  return {
    first: yearsBefore(earliestDayOnEarth(now), YEARS_BACK),
    last: yearsBefore(latestDayOnEarth(now), -YEARS_AHEAD),
  };
}

/** Whether staff can move a due date to this day. It prevents typing errors, such as the year 9999. */
export function isInDueDateRange(day: string, now: Date): boolean {
  const { first, last } = dueDateRange(now);
  return day >= first && day <= last;
}
