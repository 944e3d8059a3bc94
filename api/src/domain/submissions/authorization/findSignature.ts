import { datesIn, dayOf } from './usDates.ts';
import type { DocumentText } from './documentText.ts';
import { nameWords } from './findNames.ts';
import { isExpiryLine } from './findExpiry.ts';

/** A line for a signature, or of one. */
const SIGNATURE = /\bsignatures?\b|\bsigned by\b|\bsign here\b|(?:^|\s)\/s\/|\bdocusigned\b/i;
/** A typed or electronic signature, with a name. */
const SIGNED =
  /(?:^|\s)\/s\/\s*\p{L}{2}|\b(?:docusigned|(?:electronically|digitally|e-?) ?signed) by:?\s*\p{L}{2}/iu;
/** Other dates of a form. */
const OTHER_DATE =
  /birth|\bdob\b|expir|service|injur|loss|accident|incident|treat|admission|discharge|\bfrom\b|\bthrough\b/i;
/** Words of the labels on a signature line. */
const LABEL_WORDS =
  /\b(?:date|dated|signed|signatures?|printed|print|name|relationship|to|of|the|patient|patients|individual|or|and|legal|personal|representatives?|guardian|parent|authorized|if|applicable|time|witness|here|sign|x|am|pm|mm|dd|yyyy|yy|required|self)\b/gi;
/** The next label on a signature line. What follows it is no signature. */
const NEXT_LABEL = /\b(?:print(?:ed)?|name|relationship|dated?)\b[^:]{0,60}:.*$/i;
/** The label of a name that is not signed. */
const NAME_LABEL = /\bnames?\b|\bprint(?:ed)?\b|\bpatient\b/i;
/** Longer lines are sentences about signatures. */
const MAX_LABEL_LENGTH = 160;

/** Whether the document is signed: digitally, in a field for the signature, or with text on the line for it. */
export function hasSignature({ lines, fields, signedOn }: DocumentText, patientName: string): boolean {
  if (signedOn.length > 0) return true;
  const inField = fields.some(
    ({ name, value }) =>
      /sign/i.test(name) &&
      !/date|print|assign|design/i.test(name) &&
      /\p{L}{2}/u.test(value) &&
      datesIn(value).length === 0,
  );
  if (inField) return true;
  return lines.some((line, index) => {
    if (SIGNED.test(line)) return true;
    const label = /\bsignature\b([^:]{0,80}):(.*)$/i.exec(line);
    // The colon may belong to the label for the date: `Signature of patient   Date:`.
    if (label && !/\bdate\b/i.test(label[1]!)) return hasText(label[2]!.replace(NEXT_LABEL, ''));
    if (label && hasText(label[2]!.replace(NEXT_LABEL, ''))) return true;
    // On some forms the label is below the line.
    const isLabelBelow = /^\W*(?:patient'?s? )?signature\b/i.test(line) && line.length <= MAX_LABEL_LENGTH;
    return isLabelBelow && startsWithName(lines[index - 1] ?? '', patientName);
  });
}

/** The latest day on which the document was signed, YYYY-MM-DD; null if there is none up to `latestDay`. */
export function signatureDayOf(
  { lines, fields, signedOn }: DocumentText,
  { patientDob, latestDay }: { readonly patientDob: string; readonly latestDay: string },
): string | null {
  const inFields = fields
    .filter(({ name }) => /date/i.test(name) && !OTHER_DATE.test(name))
    .filter(({ name }) => /sign/i.test(name) || /^(?:today'?s?)?[\s_.-]*date[\s_.-]*\d{0,2}$/i.test(name))
    .flatMap(({ value }) => datesIn(value));
  const inLines = lines.flatMap((line, index) =>
    SIGNATURE.test(line) && line.length <= MAX_LABEL_LENGTH ? datesAround(lines, index) : [],
  );
  const days = [...signedOn.filter((day) => day !== null), ...[...inFields, ...inLines].map(dayOf)];
  return (
    days
      .filter((day) => day !== patientDob && day <= latestDay)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Dates on a signature line, above it if it only has labels, and below it after a label for the date. */
function datesAround(lines: readonly string[], index: number) {
  const line = lines[index]!;
  const onLine = isExpiryLine(line) ? [] : datesIn(line);
  if (onLine.length > 0) return onLine;
  const above = lines[index - 1] ?? '';
  const isLabelBelow = /\bdate\b/i.test(line);
  const below = [lines[index + 1] ?? '', lines[index + 2] ?? ''].filter((next) =>
    /^\W*(?:\bdate\b|\d)/i.test(next),
  );
  return [...(isLabelBelow || /\bdate\b/i.test(above) ? [above] : []), ...below]
    .filter((each) => !OTHER_DATE.test(each) && !isExpiryLine(each))
    .flatMap((each) => datesIn(each));
}

/** Whether something other than blanks, dates and labels follows the label. */
function hasText(rest: string): boolean {
  const withoutDates = datesIn(rest).length > 0 ? rest.replace(/\d/g, ' ') : rest;
  return /\p{L}{2}/u.test(withoutDates.replace(LABEL_WORDS, ' '));
}

function startsWithName(line: string, patientName: string): boolean {
  const last = nameWords(patientName)
    .filter((word) => word.length > 2)
    .at(-1);
  if (last === undefined || line.length > MAX_LABEL_LENGTH || NAME_LABEL.test(line)) return false;
  return nameWords(line).slice(0, 5).includes(last);
}
