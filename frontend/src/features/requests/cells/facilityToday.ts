import { dayInDisplayZone } from '../../../lib/format.ts';
import { currentPreferences } from '../../../lib/session/preferences.ts';

/** Today (YYYY-MM-DD) at the facility, whose day decides what is overdue; in the display zone until its zone is known. */
export function facilityToday(now: Date): string {
  const timeZone = currentPreferences()?.facilityTimeZone;
  try {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    if (timeZone) return new Intl.DateTimeFormat('en-CA', { ...digits, timeZone }).format(now);
  } catch {
    // A zone that this browser does not know.
  }
  return dayInDisplayZone(now);
}
