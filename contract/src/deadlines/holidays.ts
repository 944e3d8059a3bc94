import * as z from 'zod/mini';
import { addDays, isCalendarDay } from '../fields/dates.ts';
import { atMost, DAY_LENGTH, oneLine } from '../fields/fields.ts';

export const MAX_HOLIDAYS = 60;

const DAY = 'Please enter an existing day';
const NAME = 'Please enter the name of the holiday';
const name = z
  .string(NAME)
  .check(oneLine, z.trim(), z.minLength(1, NAME), z.maxLength(100, 'Please use at most 100 characters'));
const month = z.int().check(z.minimum(1), z.maximum(12));
/** 0 is Sunday. */
const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** On which weekday a holiday on a weekend is observed: Saturday on Friday and Sunday on Monday, or only Sunday, or neither. */
export const observances = ['nearest', 'monday', 'none'] as const;

/** One holiday of a calendar: the same date each year, a weekday of a month, or one day. */
export const holiday = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('yearly'),
      name,
      month,
      day: z.int(DAY).check(z.minimum(1, DAY), z.maximum(31, DAY)),
      observed: z.enum(observances),
    })
    .check(
      z.refine(({ month: inMonth, day }) => isCalendarDay(`2024-${two(inMonth)}-${two(day)}`), {
        error: DAY,
        path: ['day'],
      }),
    ),
  z.object({
    kind: z.literal('weekday'),
    name,
    month,
    weekday,
    /** Which one of the month; -1 is the last. */
    nth: z.int().check(
      z.minimum(-1),
      z.maximum(4),
      z.refine((nth) => nth !== 0, 'Please choose one'),
    ),
    /** Days after that weekday, for the Friday after Thanksgiving. */
    plus: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
  }),
  z.object({
    kind: z.literal('date'),
    name,
    date: z
      .string()
      .check(
        atMost(DAY_LENGTH, 'Please enter a valid date'),
        z.refine(isCalendarDay, 'Please enter a valid date'),
      ),
  }),
]);

export type Holiday = z.output<typeof holiday>;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The weekday of a calendar day; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}

/** The days, YYYY-MM-DD, on which a holiday is observed that belongs to a year; none if it does not exist in that year. */
function observedDay(rule: Holiday, year: number): string | null {
  switch (rule.kind) {
    case 'date':
      return rule.date.startsWith(`${year}-`) ? rule.date : null;
    case 'weekday': {
      const first = `${year}-${two(rule.month)}-01`;
      const offset = (rule.weekday - weekdayOf(first) + 7) % 7;
      const start = addDays(first, offset);
      if (rule.nth > 0) return addDays(start, (rule.nth - 1) * 7 + rule.plus);
      const fifth = addDays(start, 28);
      return addDays(fifth.slice(5, 7) === two(rule.month) ? fifth : addDays(start, 21), rule.plus);
    }
    case 'yearly': {
      const day = `${year}-${two(rule.month)}-${two(rule.day)}`;
      if (!isCalendarDay(day)) return null;
      if (rule.observed === 'none') return day;
      if (weekdayOf(day) === 0) return addDays(day, 1);
      return weekdayOf(day) === 6 && rule.observed === 'nearest' ? addDays(day, -1) : day;
    }
  }
}

/** The holidays that are observed in a year, by day (YYYY-MM-DD), with their names. In order of the days. */
export function holidaysOfYear(rules: readonly Holiday[], year: number): ReadonlyMap<string, string> {
  const found = [year - 1, year, year + 1].flatMap((each) =>
    rules.flatMap((rule) => {
      const day = observedDay(rule, each);
      return day?.startsWith(`${year}-`) ? [[day, rule.name] as const] : [];
    }),
  );
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
