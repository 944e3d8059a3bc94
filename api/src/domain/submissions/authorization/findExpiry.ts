import { addDays } from '@portal/contract/fields/dates.ts';
import {
  type DocumentText,
  isFieldFor,
  isInColumn,
  rowsNear,
  rowText,
  type TextCell,
  type TextRow,
} from './documentText.ts';
import { isLabel } from './formWords.ts';
import { addMonths, datesIn, dayOf, type FoundDate, isPrintDate } from './usDates.ts';

/** Phrases about a future expiry. `expired` alone is not among them, because no authorization says it about itself. */
const EXPIRY =
  /\bexpir(?:es?|ing|ation|y)\b|\b(?:be|deemed|considered) expired\b|\b(?:valid|effective|in force|in effect|good) (?:and effect )?(?:until|through|to|for(?! (?:\w+ ){0,2}(?:records?|dates?|services?|treatments?|visits?)\b))\b|\bremains? (?:valid|effective|in (?:full )?(?:force|effect))\b|\bterminat(?:es? on|ion date)\b/gi;
/** A row with an expiry date of anything, not only of the authorization. */
const ANY_EXPIRY = /\bexpir(?:e[sd]?|ing|ation|y)\b|\bvalid (?:until|through|to)\b/i;
/** The subject of a sentence about the authorization. */
const AUTHORIZATION = /authoriz|authoris|\bconsent|\brelease|\bpermission|\bagreement\b|\bdocument\b|\bit\b/i;
/** The subject of a subordinate clause: `… after my lease expires`. */
const NEW_SUBJECT =
  /\b(?:after|before|when|until|once|because|since|whose|while) (?:my|the|his|her|their|our|your) (?:(?!authoriz|consent|release|permission)\p{L})+\W*$/iu;
/** `This expires`, `This form is valid`. */
const THIS = /\bthis (?:form |request )?(?:(?:will|shall|is|to|also|automatically|otherwise|remain|be) )*$/i;
/** Another authorization than this one. */
const OTHER_AUTHORIZATION =
  /\b(?:previous|prior|earlier|former|old|older|last|original|other|superseded|replaced)(?:ly)? (?:\w+ ){0,2}(?:authorization|consent|release|permission)/i;
/** Other things that expire: the printed form, cards, offices. */
const OTHER_THING =
  /\bomb\b|form approved|\bapproved by\b|licen[cs]e|\bcards?\b|passport|\bpolic(?:y|ies)\b|prescription|commission|notary|coverage|insurance|\bmedi-?(?:cal|care|caid)\b|\b(?:id|identification|member|group|subscriber|registration|certificate|badge|permit|visa)\b|\bcontract\b/i;
/** The same things in the names of form fields. */
const OTHER_FIELD =
  /\bomb|licen|card|passport|polic|prescription|commission|notar|coverage|insur|medi-?ca|member|registration|certificate|\bid\b|badge|credential/i;
const EXPIRY_FIELD = /expir|valid.?(?:until|through)/i;
/** Words of a label for the expiry: `11. Date or event on which`. A sentence has a subject. */
const LABEL_WORD =
  /^(?:a|an|and|and\/or|or|on|of|in|by|at|the|this|that|to|for|will|shall|is|be|which|when|if|no|not|please|enter|insert|specify|specific|specified|indicate|write|state|select|choose|provide|list|initial|one|other|another|different|desired|requested|designated|calendar|following|date|dates?\/event|event|events|condition|time|term|terms|period|duration|effective|validity|until|unless|otherwise|earlier|sooner|revoked|automatically|optional|required|only|i|fail|my|your|its|their|hipaa|[ivx]+|[a-z])$/i;
const EVENT =
  /\b(?:upon|until|at|on|after|when)\b[^.]{0,60}?\b(?:conclusion|completion|resolution|settlement|termination|disposition|dismissal|judgment|death|age of majority)\b|\b(?:end|close|conclusion|completion) of (?:\w+ ){0,3}?(?:case|claim|litigation|lawsuit|suit|action|research|study|trial|proceedings?)\b/i;
const PERIOD =
  /\b(one|two|three|six|nine|twelve|eighteen|thirty|sixty|ninety|\d{1,3}) ?(?:\(\d{1,3}\) ?)?-?(day|week|month|year)s?\b/i;
/** Phrases that make the later of a date and a period or event count. */
const LATER =
  /\bwhichever (?:\w+ ){0,3}(?:later|latest|last|longer|longest)\b|\blater of\b|\b(?:later|longer) period\b/i;
/** The label of another date, after the blank for the expiry. */
const OTHER_LABEL =
  /\b(?:date )?signed\b|\bsignature\b|\btoday['’]?s date\b|\b(?:date of )?birth|\bd\.?o\.?b\b|\bdate of (?!expir)\p{L}+/iu;
/** The words between a period and the day from which it runs: `one year from March 1, 2026`. */
const FROM_DAY =
  /^\W*(?:from|after|of|following|beginning|starting)\b(?![^]*(?:\bor\b|\buntil\b|\bunless\b|expir|[:_]))/i;
/** An expiry without a subject belongs to another thing that is named at most this many points above it. */
const MAX_ABOVE = 24;
/** A date is at most this many points below its label. */
const MAX_BELOW = 32;
/** A label is at most this many points below its date. */
const MAX_CAPTION = 16;
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

/** Whether a line has the expiry of an authorization, or of something else. */
export function isExpiryLine(line: string): boolean {
  return ANY_EXPIRY.test(line) || line.search(EXPIRY) !== -1;
}

/**
 * When the authorization expires. A written date counts more than an event, and an event more than a period: forms
 * often print a period for authorizations without a date. Of several dates the latest counts. `signedOn`: the day from
 * which a period runs; null if unknown. The date of birth is never an expiry.
 */
export function expiryOf(
  { rows, fields }: Pick<DocumentText, 'rows' | 'fields'>,
  { signedOn, patientDob }: { readonly signedOn: string | null; readonly patientDob: string },
): Expiry {
  const inFields = fields
    .filter((field) => isFieldFor(field, EXPIRY_FIELD, OTHER_FIELD))
    .map(({ value }) => value);
  const passages = [...rows.flatMap((_, index) => passagesOf(rows, index)), ...inFields];
  const lastDays = passages.map((passage) => lastDaysIn(passage, signedOn, patientDob));
  if (lastDays.includes(null)) return { kind: 'event' };
  const latest = lastDays
    .flatMap((days) => days ?? [])
    .toSorted()
    .at(-1);
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

/** The texts about the expiry on a row, with the next row where the sentence or the blank continues. */
function passagesOf(rows: readonly TextRow[], index: number): string[] {
  const line = rowText(rows[index]!);
  const next = rowsNear(rows, index, { step: 1, max: MAX_BELOW })[0] ?? [];
  const nextLine = textOf(next);
  const start = expiryStart(rows, index);
  if (start === null) return [];
  const rest = beforeOtherLabel(line.slice(start));
  if (datesIn(rest).length > 0) {
    const sentence = `${rest} ${nextLine.split(/[.;](?:\s|$)/)[0]}`;
    return [!/[.;]\s*$/.test(rest) && LATER.test(sentence) ? sentence : rest];
  }
  // The value of a blank is over it. A single date below the labels of two dates can be either.
  const isBlank = line.slice(start).includes('__');
  const isAmbiguous = OTHER_LABEL.test(line.slice(start)) && datesIn(nextLine).length < 2;
  if (!isBlank && !isAmbiguous && isDateBelow(line, nextLine)) {
    const below = datesBelow(rows, index, start);
    return below === '' ? [rest] : [`${rest} ${below}`];
  }
  if (rest.length < line.length - start) return [rest];
  const continued = datesIn(nextLine).length > 0 || /\bsignature\b|\bdate\b/i.test(nextLine) ? '' : nextLine;
  return [`${line.slice(sentenceStart(line, start))} ${continued}`];
}

/** Where the text about the expiry of this authorization starts on a row; null if there is none. */
function expiryStart(rows: readonly TextRow[], index: number): number | null {
  const row = rows[index]!;
  const line = rowText(row);
  for (const { index: start, 0: words } of line.matchAll(EXPIRY)) {
    const before = line.slice(sentenceStart(line, start), start);
    if (OTHER_AUTHORIZATION.test(before)) continue;
    if (isOfAuthorization(before)) return start;
    const isLabelOfIt = wordsOf(before).every((word) => LABEL_WORD.test(word));
    const above = rowsNear(rows, index, { step: -1, max: MAX_ABOVE });
    const isWrapped = wordsOf(line.slice(0, start)).length === wordsOf(before).length;
    if (isWrapped && /^\W*\p{Ll}/u.test(line)) {
      // The sentence began on the row above.
      const sentence = `${textOf(above[0] ?? [])
        .split(/[.;!?]\s/)
        .at(-1)} ${before}`;
      if (!OTHER_AUTHORIZATION.test(sentence) && isOfAuthorization(sentence)) return start;
      if (OTHER_THING.test(sentence)) continue;
    }
    if (!isLabelOfIt) continue;
    const cell = cellAt(row, start);
    const after = line.slice(start + words.length).split(/[:_\d]/)[0] ?? '';
    const around = [
      line.slice(0, start).split('__').at(-1) ?? '',
      after,
      ...above.map((cells) => textOf(cells.filter((other) => isInColumn(other, cell)))),
      // A number of a form, beside its date.
      textOf(row.cells.filter(({ x }) => x > cell.x).slice(0, 1)).split(':')[0] ?? '',
    ];
    if (!around.some((text) => isOtherThing(text))) return start;
  }
  return null;
}

/** Whether a text names something else that expires, and no authorization. */
function isOtherThing(text: string): boolean {
  return OTHER_THING.test(text) && !/authoriz/i.test(text);
}

/** Whether the subject of a sentence is this authorization. */
function isOfAuthorization(before: string): boolean {
  const subject = [...before.matchAll(new RegExp(AUTHORIZATION, 'gi'))].at(-1);
  if (!subject) return THIS.test(before);
  const between = before.slice((subject.index ?? 0) + subject[0].length);
  return !isOtherThing(between) && !NEW_SUBJECT.test(between);
}

/** Where the sentence, bracket or label around a position begins. */
function sentenceStart(line: string, place: number): number {
  const ends = [...line.slice(0, place).matchAll(/[.!?](?=\s+\p{Lu})|[;:(]|_{2,}/gu)];
  const end = ends.at(-1);
  return end ? end.index + end[0].length : 0;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}'’/]*/gu) ?? [];
}

function textOf(cells: readonly TextCell[]): string {
  return cells.map(({ text }) => text).join(' ');
}

/** The cell of a row that contains this position of its text. */
function cellAt({ cells }: TextRow, place: number): TextCell {
  let end = -1;
  return cells.find(({ text }) => (end += text.length + 1) >= place) ?? cells.at(-1)!;
}

/** The text up to the label of another date that follows a blank or a value: `Expires: ____ Date signed: 3/1/2026`. */
function beforeOtherLabel(text: string): string {
  const blank = text.search(/[:_]/);
  if (blank === -1) return text;
  const label = OTHER_LABEL.exec(text.slice(blank));
  return label ? text.slice(0, blank + label.index) : text;
}

/** The days that a passage gives; null if a period or event of the passage can end later on an unknown day. */
function lastDaysIn(passage: string, signedOn: string | null, patientDob: string): readonly string[] | null {
  const found = datesIn(passage).filter(
    (date) => !isPrintDate(passage, date.index) && !date.days.includes(patientDob),
  );
  const days = daysOf(passage, found);
  if (days.length === 0 || !LATER.test(passage)) return days;
  const period = PERIOD.exec(passage);
  if (period && signedOn !== null && !EVENT.test(passage)) return [...days, endOf(period, signedOn)];
  return period || EVENT.test(passage) ? null : days;
}

/** The days of dates. A date from which a period runs counts as the end of the period. */
function daysOf(passage: string, [first, ...others]: readonly FoundDate[]): string[] {
  if (!first) return [];
  const period = PERIOD.exec(passage);
  const between = period ? passage.slice(period.index + period[0].length, first.index) : '';
  const day = dayOf(first);
  // Years keep four digits.
  const isStart = period !== null && day < '9000' && FROM_DAY.test(between);
  return [isStart ? endOf(period, day) : day, ...others.map(dayOf)];
}

/**
 * Whether the next line is the date for a blank: it stands alone or in the last column. A date after a label belongs to
 * that label.
 */
function isDateBelow(line: string, next: string): boolean {
  const found = datesIn(next);
  if (found.length === 0) return false;
  if (found[0]?.index === /[\p{L}\p{N}]/u.exec(next)?.index) return true;
  const isBlank = /:\W*$/.test(line);
  const isLast = /\d\W*$/.test(next);
  return isBlank && isLast && !/\bdates?\b|sign|birth|\bdob\b|\bfrom\b|:/i.test(next);
}

/**
 * The text, followed by the dates below it in the column of the label. A date with a label below it belongs to that
 * label.
 */
function datesBelow(rows: readonly TextRow[], index: number, start: number): string {
  const row = rows[index]!;
  const label = cellAt(row, start);
  const next = row.cells.find(({ x }) => x > label.x);
  const below = rowsNear(rows, index, { step: 1, max: MAX_BELOW })[0] ?? [];
  const column = below.filter(({ x, right }) => right > label.x - 10 && x < (next?.x ?? Infinity));
  const [caption = []] = rowsNear(rows, index + 1, { step: 1, max: MAX_CAPTION });
  const isCaptioned = caption.some(
    (cell) =>
      isLabel(cell.text) &&
      /\bdated?\b|birth|\bdob\b|fecha|signed/i.test(cell.text) &&
      !ANY_EXPIRY.test(cell.text) &&
      column.some((value) => isInColumn(cell, value, 0)),
  );
  return isCaptioned ? '' : textOf(column);
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
