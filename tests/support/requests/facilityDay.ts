import { addDays } from '@portal/contract/fields/dates.ts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A day at the facility of a portal with the default calendars, YYYY-MM-DD: today, or a number of days later. */
export function facilityDay(days = 0, now = new Date()): string {
  return addDays(format.format(now), days);
}
