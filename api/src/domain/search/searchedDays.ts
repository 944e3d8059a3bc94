import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import { plainWords } from '@portal/contract/fields/folding.ts';
import { datesIn } from '../submissions/authorization/usDates.ts';

/** A day in an entered text. */
export interface WrittenDay {
  /** The days that it can mean, YYYY-MM-DD, none in the future. A year with two digits can be of two centuries. */
  readonly days: readonly string[];
  /** The day as it is written in the text. */
  readonly written: string;
}

/** A day without separators: MMDDYYYY or YYYYMMDD. */
const EIGHT_DIGITS =
  /(?<![\p{L}\p{N}-])(?:(\d{2})(\d{2})((?:18|19|20)\d{2})|((?:18|19|20)\d{2})(\d{2})(\d{2}))(?![\p{L}\p{N}-])/gu;
/** A day with the name of its month, first or second: `4 Jul 76`, `4-Jul-1976`, `Jul 4, 1976`, `4 de julio de 1976`. */
const DAY_FIRST =
  /(?<![\p{L}\p{N}])(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]*(?:de |of )?(\p{L}{3,10})\.?[\s,./-]*(?:de |of )?(\d{4}|\d{2})(?![\p{L}\p{N}])/giu;
const MONTH_FIRST =
  /(?<![\p{L}\p{N}])(\p{L}{3,10})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(\d{4}|\d{2})(?![\p{L}\p{N}])/giu;

/** The months in English, Spanish and French, in full and short, without accents. */
const MONTHS = [
  'jan january ene enero janv janvier',
  'feb february febrero fev fevr fevrier',
  'mar march marzo mars',
  'apr april abr abril avr avril',
  'may mayo mai',
  'jun june junio juin',
  'jul july julio juil juillet',
  'aug august ago agosto aout',
  'sep sept september septiembre septembre',
  'oct october octubre octobre',
  'nov november noviembre novembre',
  'dec december dic diciembre decembre',
].map((names) => names.split(' '));

/** The days of a text in any form that people in the US write, ISO, or with the month in words; and the text without them. */
export function takeDays(
  text: string,
  today: string,
): { readonly days: readonly WrittenDay[]; readonly rest: string } {
  const found: WrittenDay[] = [];
  let rest = text;
  const add = (written: string, all: readonly string[]): boolean => {
    const days = all.filter((day) => day <= today);
    if (days.length > 0) found.push({ days, written });
    return days.length > 0;
  };
  const take = (pattern: RegExp, daysIn: (groups: (string | undefined)[]) => string[]) => {
    rest = rest.replaceAll(pattern, (written: string, ...groups: (string | undefined)[]) =>
      add(written, daysIn(groups)) ? ' ' : written,
    );
  };
  take(DAY_FIRST, ([day, month, year]) => daysOf(year, monthOf(month), day));
  take(MONTH_FIRST, ([month, day, year]) => daysOf(year, monthOf(month), day));
  for (const { days, written } of datesIn(rest)) if (add(written, days)) rest = rest.replace(written, ' ');
  take(EIGHT_DIGITS, ([month, day, year, isoYear, isoMonth, isoDay]) =>
    daysOf(year ?? isoYear, month ?? isoMonth, day ?? isoDay),
  );
  return { days: found, rest };
}

/** The days that six digits can be, MMDDYY; they can as well be a number. */
export function daysOfSixDigits(digits: string, today: string): string[] {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return daysOf(year, month, day).filter((each) => each <= today);
}

/** The days of a date; two if the year has two digits, none if there is no such day. */
function daysOf(year = '', month: string | number = '', day = ''): string[] {
  const two = (value: string | number) => String(value).padStart(2, '0');
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
  return years.map((each) => `${each}-${two(month)}-${two(day)}`).filter(isCalendarDay);
}

function monthOf(name = ''): number {
  const plain = plainWords(name)[0]?.whole ?? '';
  return MONTHS.findIndex((names) => names.includes(plain)) + 1;
}
