import {
  type DocumentText,
  isFieldFor,
  isInColumn,
  rowsNear,
  rowText,
  type TextCell,
  type TextRow,
} from './documentText.ts';
import { digitalSignatureOf, electronicSignatureOf, type FoundSignature } from './electronicSignatures.ts';
import {
  beforeNextLabel,
  beforeNextLabelOrName,
  isCapitalized,
  isLabel,
  isLabelWord,
  isLonePersonName,
  smallWordsOf,
  trimmedValue,
} from './formWords.ts';
import {
  isBelowHeadingOfOther,
  isOfLawyer,
  isOfOtherSigner,
  isStaffSection,
  LABEL,
  MAX_ABOVE,
  MAX_ABOVE_BLANK,
  MAX_BELOW,
  SIGNATURE,
  signatureLabelsAt,
  SIGNER,
  wordsBefore,
} from './signatureLabels.ts';
import {
  BY_LAWYER,
  hasPatientWord,
  isEnteredValue,
  isNameAlone,
  isPrintedCaption,
  isSignerName,
  type SignatureFacts,
  type Signer,
  signerOf,
} from './signers.ts';
import { datesIn } from './usDates.ts';

const SIGNATURE_FIELD = /sign|firma|(?<![a-z])sig(?![a-z])/i;
/** Other fields, which can have “sign” in their names. */
const OTHER_FIELD =
  /date|print|assign|design|time|relation|authority|if.?signed|reason|phone|address|(?<!sign.?(?:your|full)?.?)name|e.?mail|title|company|firm(?!a)|status|capacity|person.?signing|birth|dob\b/i;
/** Rows about signatures. A form has a few. */
const MAX_ROWS = 100;
/** The label of a name that is not signed. */
const NAME_LABEL = /\bnames?\b|\bprint(?:ed)?\b|\bpatient\b/i;
/** The limit for a signature without a date: a text that is higher can be a heading. */
const MAX_ABOVE_UNDATED = 17;
/** A label is at most this many points above its value. */
const MAX_TO_LABEL = 24;
/** A value over a blank begins at most this many points after its end. */
const MAX_AFTER_BLANK = 12;

/**
 * Whether the document is signed: digitally, in a form field for the signature, or with a name beside or above the
 * label of a signature. Other printed text there is a label, for example for staff, an interpreter or the next blank.
 * `isDated`: whether `signatureDayOf` found a date. In doubt the result is that it is not signed: a wrong suggestion
 * costs a look, and an unsigned form costs days.
 */
export function signatureOf(
  text: Pick<DocumentText, 'rows' | 'fields' | 'digitalSignatures'>,
  { isDated, ...facts }: SignatureFacts & { readonly isDated: boolean },
): FoundSignature {
  const signer = { ...signerOf(facts), smallWords: smallWordsOf(text), isDated };
  const digital = text.digitalSignatures.map((signature) => digitalSignatureOf(signature, text.rows, signer));
  const electronic = text.rows.map((_, index) => electronicSignatureOf(text.rows, index, signer));
  const isSigned =
    text.fields.some(
      (field) =>
        isFieldFor(field, SIGNATURE_FIELD, OTHER_FIELD) &&
        !field.names.some(isOfOtherSigner) &&
        isEnteredValue(field.value, signer) &&
        !isAtOtherSigner(field, text.rows),
    ) ||
    text.rows
      .flatMap((row, index) => (SIGNATURE.test(rowText(row)) ? [index] : []))
      .slice(0, MAX_ROWS)
      .some((index) => isSignedRow(text.rows, index, signer));
  if (isSigned || digital.includes('found') || electronic.includes('found')) return 'found';
  return digital.includes('unclear') || electronic.includes('unclear') ? 'unclear' : 'none';
}

/** Whether a field without a signer in its name stands at the label of somebody who does not authorize. */
function isAtOtherSigner(
  { names, value }: DocumentText['fields'][number],
  rows: readonly TextRow[],
): boolean {
  if (names.some((name) => SIGNER.test(name))) return false;
  return rows.some((row) =>
    row.cells.some(
      (cell) =>
        cell.text === value &&
        cell.fieldNames?.join() === names.join() &&
        signatureLabelsAt({ page: row.page, x: cell.x, y: row.y }, rows).some(isOfOtherSigner),
    ),
  );
}

function isSignedRow(rows: readonly TextRow[], index: number, signer: Signer): boolean {
  const { cells } = rows[index]!;
  const isOfStaff = isStaffSection(rows, index);
  return cells.some((cell, position) =>
    [...cell.text.matchAll(LABEL)].some(({ index: start, 0: label }) => {
      const before = wordsBefore(cell.text.slice(0, start));
      if (before === null) return false;
      const end = afterBracket(cell.text, start, start + label.length);
      const rest = cell.text.slice(end);
      const name = `${before} ${label} ${labelAfterColon(rest)}`;
      if (isOfOtherSigner(name) || (isOfStaff && !SIGNER.test(name))) return false;
      if (!SIGNER.test(name) && isBelowHeadingOfOther(rows, index, cell)) return false;
      const hasBlank = /^[:_]/.test(rest);
      const allowed = { ...signer, isPatientOnly: isOfLawyer(rows, index, cell) };
      return (
        (!hasBlank && isNameInLabel(cells.slice(position + 1), label, allowed)) ||
        (hasBlank && isSignature(rest, cell, allowed)) ||
        (!/\p{L}/u.test(rest) && isSignedBeside(cells.slice(position), rest.includes('__'), allowed)) ||
        isSignedAbove(rows, index, { cell, end, hasBlank }, allowed)
      );
    }),
  );
}

/** Where a label ends that has a bracket: `Signature of patient (DOB: …): ____`. */
function afterBracket(text: string, start: number, end: number): number {
  const label = text.slice(start, end);
  if (label.lastIndexOf('(') <= label.lastIndexOf(')')) return end;
  const close = text.indexOf(')', end);
  return close === -1 ? text.length : close + 1;
}

/**
 * Whether the label itself contains the name of the signer, as in `Signature of patient Maria Santos`. It needs a date,
 * because the name has no gap in front of it. `Signature of Maria Santos`, a name in brackets and a name before a blank
 * are labels of a form that a program prepared.
 */
function isNameInLabel([next]: readonly TextCell[], label: string, signer: Signer): boolean {
  if (!signer.isDated || (next && /^\W*__/.test(next.text))) return false;
  const plain = label.replace(/\([^)]*\)?/g, ' ').trim();
  const name = plain.split(' ').findIndex((word) => isCapitalized(word) && hasPatientWord(word, signer));
  if (name === -1) return false;
  const words = plain.split(' ');
  // The first name, if the label has another one than the request.
  const isCaption = words
    .slice(0, name)
    .some((word, index, before) => index >= before.length - 2 && /^(?:of|for|by|from|de|is)$|,$/i.test(word));
  const isOwn = /^(?:of|de|by|for)$/i.test(words[name - 2] ?? '') && isLabel(words[name - 1] ?? '');
  return !isCaption || isOwn;
}

/** `Signature: Interpreter`: the label goes on after its colon. */
function labelAfterColon(rest: string): string {
  return beforeNextLabel(rest) === '' ? trimmedValue(rest).split(' ').slice(0, 2).join(' ') : '';
}

/**
 * The values beside a label end at the next label. A label with a blank has its value over the blank: what is printed
 * after the blank is the next label, or the name below the line of a form that a program prepared.
 */
function isSignedBeside([label, ...cells]: readonly TextCell[], hasBlank: boolean, signer: Signer): boolean {
  let blank = hasBlank ? label : undefined;
  for (const cell of cells) {
    const isOver = blank === undefined || (cell.isEntered && cell.x <= blank.right + MAX_AFTER_BLANK);
    if (isOver && isSignature(cell.text, cell, { ...signer, isDated: true })) return true;
    if (/\p{L}{2}/u.test(cell.text)) return false;
    if (cell.text.includes('__')) blank = cell;
  }
  return false;
}

/** Some forms have the label below the line for the signature. */
function isSignedAbove(
  rows: readonly TextRow[],
  index: number,
  { cell, end, hasBlank }: { readonly cell: TextCell; readonly end: number; readonly hasBlank: boolean },
  signer: Signer,
): boolean {
  if (hasDateBelow(rows, index)) return false;
  const { cells, y } = rows[index]!;
  const left = hasBlank ? cell.x + ((cell.right - cell.x) * end) / cell.text.length : cell.x;
  const next = cells.find(({ x }) => x > cell.x)?.x ?? Infinity;
  const max = hasBlank ? MAX_ABOVE_BLANK : MAX_ABOVE;
  for (const [offset, above] of rowsNear(rows, index, { step: -1, max }).entries()) {
    if (above.some(({ text }) => NAME_LABEL.test(text))) return false;
    // A value with a label of its own on its row is something else.
    const hasLabel = (x: number) =>
      above.some(
        (other) => other.x < x && !other.isEntered && (isLabel(other.text) || /:\W*$/.test(other.text)),
      );
    const at = index - 1 - offset;
    const isNear = rows[at]!.y - y <= MAX_ABOVE_UNDATED;
    const column = above.filter(({ x, right }) => x < next && right > left - 10 && !hasLabel(x));
    const isValue = (value: TextCell) =>
      value.isEntered
        ? isEnteredCell(value, signer)
        : isPrintedAbove(value.text, isNear, signer) && !isCaptionAt(rows, at, value);
    // Beside the date of birth, the name says whose form it is.
    if (column.some(isValue)) return !above.some(({ text }) => hasDay(text, signer.patientDob));
    if (column.some(({ text }) => /\p{L}{2}/u.test(text))) return false;
  }
  return false;
}

/**
 * Whether a printed text stands below a blank, or below the label of a name: it is a caption, or the value of that label.
 * With a date beside it that has no label above, it is a signature between two rows of labels.
 */
function isCaptionAt(rows: readonly TextRow[], index: number, value: TextCell): boolean {
  const [above = []] = rowsNear(rows, index, { step: -1, max: MAX_TO_LABEL });
  const column = above.filter((cell) => isInColumn(cell, value));
  if (column.some(({ text }) => /^\W*_{3,}/.test(text))) return true;
  if (!column.some(({ text, isEntered }) => !isEntered && isNameLabel(text))) return false;
  const isDated = rows[index]!.cells.some(
    (cell) =>
      datesIn(cell.text).length > 0 &&
      !above.some((label) => isInColumn(label, cell) && /date|birth|dob|fecha/i.test(label.text)),
  );
  return !isDated;
}

/** Whether a text is the label of a name that has no value of its own: `Printed name`, `Patient (please print)`. */
function isNameLabel(text: string): boolean {
  return NAME_LABEL.test(text) && !SIGNATURE.test(text) && isLabel(text) && !text.includes('__');
}

/** Whether this form has its labels above the values: the date is below its label. */
function hasDateBelow(rows: readonly TextRow[], index: number): boolean {
  const hasDate = (cells: readonly TextCell[] = []) => cells.some(({ text }) => datesIn(text).length > 0);
  const [below] = rowsNear(rows, index, { step: 1, max: MAX_BELOW });
  const [above] = rowsNear(rows, index, { step: -1, max: MAX_ABOVE });
  return hasDate(below) && !hasDate(above) && !below?.some(({ text }) => /\p{L}{3}/u.test(text));
}

/** The name of the patient, or the name of someone else: alone in its cell. Sentences and headings can be there too. */
function isPrintedAbove(text: string, isNear: boolean, signer: Signer): boolean {
  if (isPrintedCaption(text)) return false;
  const [date] = datesIn(text);
  const beforeDate = date ? text.slice(0, date.index).replace(/\b(?:dated?|fecha)\W*$/i, '') : text;
  const name = trimmedValue(beforeDate);
  if (date && isLabelWord(name.split(' ').at(-1) ?? '')) return false;
  if (hasPatientWord(name, signer)) return (isNear || signer.isDated) && isNameAlone(name);
  return signer.isDated && isLonePersonName(text, signer.smallWords) && isSignerName(text, signer);
}

function hasDay(text: string, day: string): boolean {
  return datesIn(text).some(({ days }) => days.includes(day));
}

function isSignature(
  text: string,
  { isEntered, fieldNames }: Pick<TextCell, 'isEntered' | 'fieldNames'>,
  signer: Signer,
): boolean {
  if (isEntered) return isEnteredCell({ text, fieldNames }, signer);
  if (isPrintedCaption(text) || BY_LAWYER.test(text)) return false;
  return isSignerName(signer.isDated ? beforeNextLabelOrName(text) : beforeNextLabel(text), signer);
}

/** An entered value whose field, if it has one, is for a signature or does not say what it is for. */
function isEnteredCell(
  { text, fieldNames = [] }: Pick<TextCell, 'text'> & { readonly fieldNames?: readonly string[] | undefined },
  signer: Signer,
): boolean {
  return (
    isEnteredValue(text, signer) &&
    !fieldNames.some((name) => OTHER_FIELD.test(name) || isOfOtherSigner(name))
  );
}
