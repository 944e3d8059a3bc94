import { type DocumentText, isFieldFor, rowsNear, rowText, type TextRow } from './documentText.ts';
import { isExpiryLine } from './findExpiry.ts';
import { isOfOtherSigner, isRowOfOtherSigner, SIGNATURE } from './findSignature.ts';
import { datesIn, dayOf, isPrintDate } from './usDates.ts';

/** Other dates of a form. */
const OTHER_DATE =
  /birth|\bdob\b|expir|service|injur|loss|accident|incident|treat|admission|discharge|\bfrom\b|\bthrough\b/i;
/** A field for the date of the signature. */
const DATE_FIELD = /sign.*date|date.*sign|^(?:today['’]?s?)?[\s_.-]*date[\s_.-]*\d{0,2}$/i;
/** Longer rows are sentences about signatures. */
const MAX_LABEL_LENGTH = 160;
/** A date above or below the row of the signature. */
const MAX_TO_DATE = 45;

/** The latest day on which the document was signed, YYYY-MM-DD; null if there is none up to `latestDay`. */
export function signatureDayOf(
  { rows, fields, signedOn }: DocumentText,
  { patientDob, latestDay }: { readonly patientDob: string; readonly latestDay: string },
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
  const days = [...signedOn.filter((day) => day !== null), ...[...inFields, ...inRows].map(dayOf)];
  return (
    days
      .filter((day) => day !== patientDob && day <= latestDay)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Dates on a signature row, above it if it only has labels, and below it after a label for the date. */
function datesAround(rows: readonly TextRow[], index: number) {
  const text = rowText(rows[index]!);
  if (isRowOfOtherSigner(rows[index]!)) return [];
  const onRow = isExpiryLine(text) ? [] : writtenDates(text);
  if (onRow.length > 0) return onRow;
  const near = (step: 1 | -1) =>
    rowsNear(rows, index, { step, max: MAX_TO_DATE }).map((cells) =>
      cells.map((cell) => cell.text).join(' '),
    );
  const [above = ''] = near(-1);
  const isLabelBelow = /\bdate\b|\bfecha\b/i.test(text);
  const below = near(1)
    .slice(0, 2)
    .filter((next) => /^\W*(?:\bdate\b|\d)/i.test(next));
  return [...(isLabelBelow || /\bdate\b/i.test(above) ? [above] : []), ...below]
    .filter((each) => !OTHER_DATE.test(each) && !isExpiryLine(each))
    .flatMap(writtenDates);
}

function writtenDates(text: string) {
  return datesIn(text).filter(({ index }) => !isPrintDate(text, index));
}
