import { addDays, latestDayOnEarth, yearsBefore } from '../fields/dates.ts';
import { DISCLOSURE_YEARS } from '../retention/rules.ts';

/** Maximum calendar days from the discovery of a breach to the notice to the patient (45 CFR 164.404(b)). */
export const INCIDENT_DAYS = 60;

/** Admins are reminded of an incident this many days before its last day, and from then on. */
export const INCIDENT_REMINDER_DAYS = 7;

/** Maximum business days of licensed facilities in California (Health and Safety Code 1280.15). Counsel confirms whether it applies. */
export const CALIFORNIA_BUSINESS_DAYS = 15;

/** The last day for the notice, counted from the day of the discovery. Both YYYY-MM-DD. */
export function incidentDueOn(discoveredOn: string): string {
  return addDays(discoveredOn, INCIDENT_DAYS);
}

const DAY_MS = 24 * 3_600_000;

/** The days from a day to another one; negative if that is earlier. Both YYYY-MM-DD. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

/** What is wrong with a day that is in the past, such as the discovery of an incident; null if nothing is. */
export function pastDayProblem(day: string, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return 'The date must not be in the future';
  const first = yearsBefore(latestDayOnEarth(now), DISCLOSURE_YEARS);
  return day < first ? 'The date must be within the last six years' : null;
}

/** What is wrong with the day on which the patient was notified; null if nothing is. */
export function notifiedDayProblem(day: string, discoveredOn: string, now: Date): string | null {
  if (day > latestDayOnEarth(now)) return 'The date must not be in the future';
  return day < discoveredOn ? 'The date must not be before the discovery' : null;
}
