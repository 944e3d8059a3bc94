import { isCalendarDay } from '@portal/contract/fields/dates.ts';

/** A date in a text. */
export interface FoundDate {
  /** The days that it can mean, YYYY-MM-DD. A year with two digits can be of the last century and of this one. */
  readonly days: readonly string[];
  /** Where it starts in the text. */
  readonly index: number;
  /** The date as it is written in the text. */
  readonly written: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';

/** 1/5/1980, 01-05-80, 01.05.1980. The day comes first only if it cannot be a month: 31/12/1980. */
const NUMERIC = /(?<![\d/.-])(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)/g;
/** 1980-01-05, 1980.01.05 */
const ISO = /(?<!\d)(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?!\d)/g;
/** January 5, 1980; Jan. 5th 1980 */
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\.? {0,3}${DAY}\\.?,? {1,3}(\\d{4})\\b`, 'gi');
/** 5 January 1980; 5th day of January, 1980 */
const DAY_FIRST = new RegExp(`\\b${DAY}(?: day of)? {1,3}${MONTH}\\.?,? {1,3}(\\d{4})\\b`, 'gi');

/** The dates in a text, in their order, in the formats that people in the US write. */
export function datesIn(text: string): FoundDate[] {
  const found = [
    ...[...text.matchAll(NUMERIC)].map((match) =>
      at(match, yearsOf(match[4]!), ...monthAndDay(Number(match[1]), Number(match[3]))),
    ),
    ...[...text.matchAll(ISO)].map((match) =>
      at(match, [Number(match[1])], Number(match[3]), Number(match[4])),
    ),
    ...[...text.matchAll(MONTH_FIRST)].map((match) =>
      at(match, [Number(match[3])], monthOf(match[1]!), Number(match[2])),
    ),
    ...[...text.matchAll(DAY_FIRST)].map((match) =>
      at(match, [Number(match[3])], monthOf(match[2]!), Number(match[1])),
    ),
  ];
  return found.filter(({ days }) => days.length > 0).toSorted((a, b) => a.index - b.index);
}

/** Words and numbers in front of a date that the form, a printer or a fax machine printed. */
const PRINTED_BEFORE =
  /(?:\b(?:rev(?:ised|ision|iewed)?|version|ver|v|form(?: ?(?:no|number|#))?(?: ?[\w-]*\d[\w-]*)?|effective|eff|updated?|approved|adopted|created|issued|(?:last )?printed(?: (?:on|at))?|print date|page|faxed|fax|copyright)|©|\b[a-z]+[-#]?\d[\w-]*|\b\d+[a-z][\w-]*|\b(?:[a-z]{2,}-)+\d+)[\s:.,_()/-]{0,5}(?:date[\s:.]{0,3})?$/i;

/** Whether the date at this place of a row is that of a form or a fax, such as `Rev 9-25-19`, and nobody wrote it. */
export function isPrintDate(text: string, index: number): boolean {
  return PRINTED_BEFORE.test(text.slice(Math.max(0, index - 60), index));
}

/** The day of a found date in this century if its year has two digits. */
export function dayOf({ days }: FoundDate): string {
  return days.at(-1)!;
}

/** Adds calendar months to a day; the last day of the month if it is shorter. Both YYYY-MM-DD. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}

function at(match: RegExpMatchArray, years: readonly number[], month: number, date: number): FoundDate {
  const days = years.flatMap((year) => calendarDay(year, month, date));
  return { days, index: match.index ?? 0, written: match[0] };
}

function calendarDay(year: number, month: number, date: number): string[] {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  return isCalendarDay(day) ? [day] : [];
}

function monthAndDay(first: number, second: number): [month: number, day: number] {
  return first > 12 && second <= 12 ? [second, first] : [first, second];
}

function yearsOf(digits: string): number[] {
  return digits.length === 4 ? [Number(digits)] : [1900 + Number(digits), 2000 + Number(digits)];
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
