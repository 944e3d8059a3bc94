import { isCalendarDay } from '../dates.ts';
import { asciiForms } from './asciiForms.ts';

/** Matching longer texts is pointless. */
const MAX_CHARACTERS = 60;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const LABEL = /^(?:d\.?o\.?b\.?|date of birth|birth ?date|born|date)\b[\s:.]*/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i;
const TIME = /(?:T|,?\s+)\d{1,2}:\d{2}.*$/i;

const YEAR = String.raw`(\d{4}|'?\d{2})`;
const SEPARATOR = String.raw`\s*[-/.\u2010-\u2015]\s*`;

/** Each returns year, month and day from its groups. */
const FORMATS: readonly [RegExp, (groups: readonly string[]) => readonly [string, string, string]][] = [
  // 1984-03-12, 1984/3/12
  [pattern(String.raw`(\d{4})${SEPARATOR}(\d{1,2})${SEPARATOR}(\d{1,2})`), ([y, m, d]) => [y!, m!, d!]],
  // 3/12/1984, 03-12-84
  [pattern(String.raw`(\d{1,2})${SEPARATOR}(\d{1,2})${SEPARATOR}${YEAR}`), ([m, d, y]) => [y!, m!, d!]],
  // March 12, 1984
  [
    pattern(String.raw`([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}`),
    ([m, d, y]) => [y!, monthOf(m!), d!],
  ],
  // 12 March 1984, 12-Mar-1984
  [
    pattern(String.raw`(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+${YEAR}`),
    ([d, m, y]) => [y!, monthOf(m!), d!],
  ],
];

/**
 * The calendar day (YYYY-MM-DD) in a pasted text: in a US or ISO notation, with or without the month’s name, a weekday, a
 * time or a label such as `DOB:`. A year of two digits is the last such year that is not after `latest` (YYYY-MM-DD). Null
 * for other texts and days that do not exist.
 */
export function enteredDay(text: string, latest: string): string | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = asciiForms(text).trim().replace(LABEL, '').replace(WEEKDAY, '').replace(TIME, '');
  if (/^\d{8}$/.test(plain)) return dayOfDigits(plain);
  for (const [format, partsOf] of FORMATS) {
    const match = format.exec(plain);
    if (match) return dayOf(partsOf(match.slice(1)), latest);
  }
  return null;
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`, 'i');
}

/** Eight digits are year, month and day, or month, day and year. Null if both or neither are possible. */
function dayOfDigits(digits: string): string | null {
  const yearFirst = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const yearLast = `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  const possible = [yearFirst, yearLast].filter((day) => isCalendarDay(day) && day >= '1800' && day < '2200');
  return possible.length === 1 ? possible[0]! : null;
}

function monthOf(name: string): string {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return String(index + 1);
}

function dayOf([year, month, day]: readonly [string, string, string], latest: string): string | null {
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const digits = year.replace("'", '');
  if (digits.length === 4) return isCalendarDay(digits + rest) ? digits + rest : null;
  const century = Number(latest.slice(0, 2));
  const candidates = [`${century}${digits}${rest}`, `${century - 1}${digits}${rest}`];
  return candidates.find((candidate) => isCalendarDay(candidate) && candidate <= latest) ?? null;
}
