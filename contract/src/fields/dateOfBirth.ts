import { isCalendarDay } from './dates.ts';

export const EARLIEST_BIRTH_YEAR = 1900;

/** Returns the message about an invalid date of birth; null if it is valid. `today`: YYYY-MM-DD. */
export function dateOfBirthProblem(dateOfBirth: string, today: string): string | null {
  if (dateOfBirth === '') return 'Date of birth is required';
  if (!isCalendarDay(dateOfBirth)) return 'Please enter a valid date of birth';
  if (dateOfBirth > today) return 'Date of birth cannot be in the future';
  if (Number(dateOfBirth.slice(0, 4)) < EARLIEST_BIRTH_YEAR) return 'Please enter a valid date of birth';
  return null;
}
