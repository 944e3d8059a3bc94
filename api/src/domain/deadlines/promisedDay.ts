/**
 * The due date as it may be promised to a client: the day itself, or null if it has passed or is not known. Both are
 * YYYY-MM-DD. `today`: the day of the facility.
 */
export function promisedDay(dueDate: string, today: string): string | null {
  return dueDate !== '' && dueDate >= today ? dueDate : null;
}

/** What a client reads in place of a day that cannot be promised. */
export const NO_PROMISED_DAY = 'We are working on your request and will write to you.';
