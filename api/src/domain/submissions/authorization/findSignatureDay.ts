import { type DocumentText, isFieldFor, rowsNear, rowText, type TextRow } from './documentText.ts';
import { isExpiryLine } from './findExpiry.ts';
import { SIGNATURE_NUMBER, SIGNED } from './electronicSignatures.ts';
import { isOfOtherSigner, isRowOfOtherSigner, SIGNATURE } from './signatureLabels.ts';
import { datesIn, type FoundDate, isPrintDate } from './usDates.ts';

/** Other dates of a form. */
const OTHER_DATE =
  /birth|\bdob\b|expir|service|injur|\bloss\b|accident|incident|treat|admission|discharge|\b(?:from|through|request(?:s|ed)?|visits?|appointment|referral|orders?|reports?|exam|procedure|surgery|issued?|due)\b/i;
/**
 * Words in front of the word `date`, or in front of a date without that word, that make it the date of something else.
 */
const OTHER_DATE_BEFORE =
  /(?:^|[^\p{L}])(?:birth|dob|d\.o\.b|born|expiration|expiry|service|injury|loss|accident|incident|treatment|admission|discharge|request|visit|appointment|referral|order|report|exam|procedure|surgery|issued?|due|effective|print|release|received|completion|start|end|from|through|to)\W*$/iu;
/** The label of a date, with the words after it. The label of another date says what it is for: `Date of request`. */
const DATE_LABEL = /\b(?:dated?|dates|fecha)\b((?:(?!\b(?:dated?|dates|fecha)\b)[^])*)$/i;
/**
 * Words after `date` in the label of the date of a signature: `Date signed`, `Date of signature`, `Date and time
 * (required)`.
 */
const OF_SIGNATURE =
  /^(?:[^\p{L}]|\([^)]*\)|\b(?:signed|signature|signing|firma|of|de|la|the|this|and|y|time|hora|on|by|me|patient|individual|fecha|required|am|pm|mm|dd|yyyy|yy)\b)*$/iu;
/** A field for the date of the signature. */
const DATE_FIELD = /sign.*date|date.*sign|^(?:today['’]?s?)?[\s_.-]*date[\s_.-]*\d{0,2}$/i;
/** Longer rows are sentences about signatures. */
const MAX_LABEL_LENGTH = 160;
/** A date is at most this many points above or below the row of its signature. */
const MAX_TO_DATE = 45;

/** The latest day on which the document was signed, YYYY-MM-DD; null if there is none up to `latestDay`. */
export function signatureDayOf(
  { rows, fields }: Pick<DocumentText, 'rows' | 'fields'>,
  {
    patientDob,
    latestDay,
    signedOn,
  }: {
    readonly patientDob: string;
    readonly latestDay: string;
    /** The days of digital signatures. */
    readonly signedOn: readonly string[];
  },
): string | null {
  const inFields = fields
    .filter((field) => isFieldFor(field, DATE_FIELD, OTHER_DATE) && !field.names.some(isOfOtherSigner))
    .flatMap(({ value }) => datesIn(value));
  const inRows = rows.flatMap((row, index) => {
    const text = rowText(row);
    return SIGNATURE.test(text) && text.replace(/_{2,}/g, '_').length <= MAX_LABEL_LENGTH
      ? datesAround(rows, index)
      : [];
  });
  // A year of two digits is one of this century: the day of a signature is not a date of birth.
  const found = [...inFields, ...inRows].filter(({ days }) => !days.includes(patientDob));
  return (
    [...signedOn, ...found.flatMap(({ days }) => days.slice(-1))]
      .filter((day) => day <= latestDay)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Dates on a signature row, above it if it only has labels, and below it after a label for the date. */
function datesAround(rows: readonly TextRow[], index: number): FoundDate[] {
  const text = rowText(rows[index]!);
  if (isRowOfOtherSigner(rows[index]!)) return [];
  const onRow = isExpiryLine(text) ? [] : datesOfSignature(text);
  if (onRow.length > 0) return onRow;
  const near = (step: 1 | -1) =>
    rowsNear(rows, index, { step, max: MAX_TO_DATE }).map((cells) =>
      cells.map((cell) => cell.text).join(' '),
    );
  // The block of an electronic signature has its date somewhere beside or below the name.
  if (text.search(SIGNED) !== -1) {
    const below = near(1);
    const next = below.findIndex((line) => SIGNATURE.test(line) || isOfOtherSigner(line));
    return below
      .slice(0, next === -1 ? below.length : next)
      .filter(isAboutSignature)
      .flatMap((line) => datesOfSignature(line.replace(SIGNATURE_NUMBER, '')));
  }
  const [above = ''] = near(-1);
  const isLabelBelow = /\bdate\b|\bfecha\b/i.test(text);
  const below = near(1)
    .slice(0, 2)
    // A blank has its date over it.
    .filter((next) => (text.includes('__') ? /^\W*date\b/i : /^\W*(?:\bdate\b|\d)/i).test(next));
  return [...(isLabelBelow || /\bdate\b/i.test(above) ? [above] : []), ...below]
    .filter(isAboutSignature)
    .flatMap(datesOfSignature);
}

function isAboutSignature(line: string): boolean {
  return !OTHER_DATE.test(line) && !isExpiryLine(line);
}

/** The dates on a row that nobody printed, and that have no label for something else. */
function datesOfSignature(text: string): FoundDate[] {
  const found = datesIn(text);
  return found.filter(({ index }, position) => {
    const before = text.slice(found[position - 1]?.index ?? 0, index);
    const label = DATE_LABEL.exec(before);
    const isOther =
      OTHER_DATE_BEFORE.test(label ? before.slice(0, label.index) : before) ||
      (label !== null && !OF_SIGNATURE.test(label[1] ?? ''));
    return !isOther && !isPrintDate(text, index);
  });
}
