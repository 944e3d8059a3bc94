import { addDays } from '@portal/contract/fields/dates.ts';
import { type DocumentText, isFieldFor, rowText } from './documentText.ts';
import { addMonths, datesIn, dayOf, isPrintDate } from './usDates.ts';

const EXPIRY =
  /\bexpir(?:e|es|ed|ing|ation|y)\b|\b(?:valid|effective|in force|in effect|good) (?:and effect )?(?:until|through|to|for(?! (?:\w+ ){0,2}(?:records?|dates?|services?|treatments?|visits?)\b))\b|\bremains? (?:valid|effective|in (?:full )?(?:force|effect))\b|\bterminat(?:es? on|ion date)\b/i;
/** Other things that expire: the printed form, and cards. Hospitals also write that a patient expired, who died. */
const OTHER_EXPIRY =
  /\b(?:patient|decedent|deceased|he|she|who) (?:has |had )?expired\b|\bomb\b|form approved|licen[cs]e|\bcard\b|passport|policy|prescription/i;
const EXPIRY_FIELD = /expir|valid.?(?:until|through)/i;
const EVENT =
  /\b(?:upon|until|at|on|after|when)\b[^.]{0,60}?\b(?:conclusion|completion|resolution|settlement|termination|disposition|dismissal|judgment|death|age of majority)\b|\b(?:end|close|conclusion|completion) of (?:\w+ ){0,3}?(?:case|claim|litigation|lawsuit|suit|action|research|study|trial|proceedings?)\b/i;
const PERIOD =
  /\b(one|two|three|six|nine|twelve|eighteen|thirty|sixty|ninety|\d{1,3}) ?(?:\(\d{1,3}\) ?)?-?(day|week|month|year)s?\b/i;
/** The label of another date, after the blank for the expiry. */
const OTHER_LABEL =
  /\b(?:date )?signed\b|\bsignature\b|\btoday['’]?s date\b|\b(?:date of )?birth|\bd\.?o\.?b\b/i;
/** Between a period and the day from which it runs: `one year from March 1, 2026`. */
const FROM_DAY =
  /^\W*(?:from|after|of|following|beginning|starting)\b(?![^]*(?:\bor\b|\buntil\b|\bunless\b|expir|[:_]))/i;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  eighteen: 18,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};

export type Expiry =
  /** `day` (YYYY-MM-DD): the last day on which the authorization is valid. */
  | { readonly kind: 'day'; readonly day: string }
  /** An event, or a period from an unknown day. */
  | { readonly kind: 'event' }
  | { readonly kind: 'none' };

/** Whether a line is about the expiry of the authorization. */
export function isExpiryLine(line: string): boolean {
  return EXPIRY.test(line) && !OTHER_EXPIRY.test(line);
}

/**
 * When the authorization expires. A written date counts more than an event, and an event more than a period: forms
 * often print a period for authorizations without a date. Of several dates the latest counts. `signedOn`: the day from
 * which a period runs; null if unknown.
 */
export function expiryOf({ rows, fields }: DocumentText, signedOn: string | null): Expiry {
  const lines = rows.map(rowText);
  const inFields = fields
    .filter((field) => isFieldFor(field, EXPIRY_FIELD, OTHER_EXPIRY))
    .map(({ value }) => value);
  const passages = [...lines.flatMap((line, index) => passageOf(line, lines[index + 1] ?? '')), ...inFields];
  const days = passages.flatMap(lastDaysIn);
  const latest = days.toSorted().at(-1);
  if (latest !== undefined) return { kind: 'day', day: latest };
  if (
    passages.some((passage) => EVENT.test(passage)) ||
    inFields.some((value) => /\p{L}{3}/u.test(value) && !PERIOD.test(value))
  )
    return { kind: 'event' };
  const period = passages.map((passage) => PERIOD.exec(passage)).find((match) => match !== null);
  if (!period) return { kind: 'none' };
  return signedOn === null ? { kind: 'event' } : { kind: 'day', day: endOf(period, signedOn) };
}

/** The text about the expiry on a line, with the next line where the sentence or the blank continues. */
function passageOf(line: string, next: string): string[] {
  if (!isExpiryLine(line)) return [];
  const start = EXPIRY.exec(line)?.index ?? 0;
  const rest = beforeOtherLabel(line.slice(start));
  if (datesIn(rest).length > 0) return [rest];
  // A single date below the labels of two dates can be either.
  const isAmbiguous = OTHER_LABEL.test(line.slice(start)) && datesIn(next).length < 2;
  if (!isAmbiguous && isDateBelow(line, next)) return [rest, next];
  if (rest.length < line.length - start) return [rest];
  const continued = datesIn(next).length > 0 || /\bsignature\b|\bdate\b/i.test(next) ? '' : next;
  return [`${line} ${continued}`];
}

/** The text up to the label of another date that follows a blank or a value: `Expires: ____ Date signed: 3/1/2026`. */
function beforeOtherLabel(text: string): string {
  const blank = text.search(/[:_]/);
  if (blank === -1) return text;
  const label = OTHER_LABEL.exec(text.slice(blank));
  return label ? text.slice(0, blank + label.index) : text;
}

/** The dates in a passage. A date from which a period runs counts as the end of the period. */
function lastDaysIn(passage: string): string[] {
  const [first, ...others] = datesIn(passage).filter(({ index }) => !isPrintDate(passage, index));
  if (!first) return [];
  const period = PERIOD.exec(passage);
  const between = period ? passage.slice(period.index + period[0].length, first.index) : '';
  const day = dayOf(first);
  // Years keep four digits.
  const isStart = period !== null && day < '9000' && FROM_DAY.test(between);
  return [isStart ? endOf(period, day) : day, ...others.map(dayOf)];
}

/** Whether the next line is the date of a blank: alone, or in the last column. A date after a label is another one. */
function isDateBelow(line: string, next: string): boolean {
  const found = datesIn(next);
  if (found.length === 0) return false;
  if (found[0]?.index === /[\p{L}\p{N}]/u.exec(next)?.index) return true;
  const isBlank = /:\W*$/.test(line);
  const isLast = /\d\W*$/.test(next);
  return isBlank && isLast && !/\bdates?\b|sign|birth|\bdob\b|\bfrom\b|:/i.test(next);
}

function endOf(period: RegExpExecArray, signedOn: string): string {
  const [, amount = '', unit = ''] = period;
  const count = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  switch (unit.toLowerCase()) {
    case 'day':
      return addDays(signedOn, count);
    case 'week':
      return addDays(signedOn, 7 * count);
    case 'month':
      return addMonths(signedOn, count);
    default:
      return addMonths(signedOn, 12 * count);
  }
}
