import { dayInDisplayZone } from '../../../lib/format.ts';
import { currentPreferences } from '../../../lib/session/preferences.ts';

/** The day (YYYY-MM-DD) of an instant at the facility, which decides what is overdue; in the display zone until its zone is known. */
export function facilityDay(instant: Date): string {
  const timeZone = currentPreferences()?.facilityTimeZone;
  try {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    if (timeZone) return new Intl.DateTimeFormat('en-CA', { ...digits, timeZone }).format(instant);
  } catch {
    // A zone that this browser does not know.
  }
  return dayInDisplayZone(instant);
}
