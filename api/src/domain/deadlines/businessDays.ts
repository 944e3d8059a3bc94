import { addDays } from '@portal/contract/fields/dates.ts';
import { type Holiday, holidaysOfYear, isWeekend } from '@portal/contract/deadlines/holidays.ts';

/** A pause of the clock: from the day `from` to the day before `to`. Both are YYYY-MM-DD. */
export interface PausedDays {
  readonly from: string;
  readonly to: string;
}

/** A weekend day or holiday from which a deadline was moved to a later day. */
export interface SkippedDay {
  readonly day: string;
  /** Name of the holiday; null for a weekend. */
  readonly holiday: string | null;
}

type Years = Map<string, ReadonlyMap<string, string>>;

/** Caches the holidays by year, because moving deadlines calculates thousands of them with the same rules. */
const yearsOf = new WeakMap<readonly Holiday[], Years>();

/** Returns why a day is not a working day; null for a working day. */
export function closedDays(holidays: readonly Holiday[]): (day: string) => SkippedDay | null {
  let years = yearsOf.get(holidays);
  if (!years) yearsOf.set(holidays, (years = new Map()));
  return (day) => {
    const year = day.slice(0, 4);
    let days = years.get(year);
    if (!days) years.set(year, (days = holidaysOfYear(holidays, Number(year))));
    const name = days.get(day);
    if (name !== undefined) return { day, holiday: name };
    return isWeekend(day) ? { day, holiday: null } : null;
  };
}

interface Count {
  /** The day from which the count starts. This day itself is not counted. */
  readonly trigger: string;
  readonly days: number;
  readonly unit: 'calendar' | 'business';
  readonly pauses: readonly PausedDays[];
  /** The earliest possible deadline; null if there is no limit. */
  readonly notBefore: string | null;
  readonly closedOn: (day: string) => SkippedDay | null;
}

interface Counted {
  readonly dueDate: string;
  /** The number of paused days that moved the deadline. */
  readonly pausedDays: number;
  /** The weekend days and holidays that it was moved off, in order. */
  readonly skipped: readonly SkippedDay[];
}

/**
 * Days outside this range, such as typing errors in a year, count as its first or last day, because holidays are known
 * for these years only.
 */
const RANGE = { first: '1900-01-01', last: '9900-01-01' } as const;

function inRange(day: string): string {
  if (day < RANGE.first) return RANGE.first;
  return day > RANGE.last ? RANGE.last : day;
}

/**
 * Counts a number of days from a trigger, without paused days, and moves the result to a working day that is not
 * paused and not before `notBefore`.
 */
export function countDays({ trigger, days, unit, pauses, notBefore, closedOn }: Count): Counted {
  const isPaused = (day: string) => pauses.some(({ from, to }) => from <= day && day < to);
  let day = inRange(trigger);
  let pausedDays = 0;
  for (let counted = 0; counted < days;) {
    day = addDays(day, 1);
    if (isPaused(day)) pausedDays += 1;
    else if (unit === 'calendar' || closedOn(day) === null) counted += 1;
  }
  if (notBefore !== null && day < inRange(notBefore)) day = inRange(notBefore);
  const skipped: SkippedDay[] = [];
  for (;;) {
    const closed = closedOn(day);
    if (isPaused(day)) pausedDays += 1;
    else if (closed) skipped.push(closed);
    else return { dueDate: day, pausedDays, skipped };
    day = addDays(day, 1);
  }
}
