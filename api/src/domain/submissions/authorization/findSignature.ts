import { datesIn } from './usDates.ts';
import {
  type DocumentText,
  isFieldFor,
  rowsNear,
  rowText,
  type TextCell,
  type TextRow,
} from './documentText.ts';
import { nameWords } from './findNames.ts';
import {
  beforeNextLabel,
  beforeNextLabelOrName,
  isCapitalized,
  isEnteredName,
  isLabel,
  isLonePersonName,
  isPersonName,
  smallWordsOf,
  trimmedValue,
} from './formWords.ts';

/** A row for a signature, or of one. */
export const SIGNATURE =
  /\bsignatures?\b|\bsigned(?: by\b| ?:)|\bsign here\b|(?:^|\s)\/s\/|\bdocusigned\b|\bfirma\b/i;
/** The label of a signature, up to a colon, a blank or another label: `Signature of patient or representative`. */
const LABEL =
  /\b(?:signature|firma|sign here|signed(?= ?:))\b(?:(?!\b(?:dated?|fecha|time|hora|print(?:ed)?|names?)\b)[^:_]){0,120}/gi;
/** What stands in front of a typed or an electronic signature. */
const SIGNED = /(?:^|\s)\/s\/|\b(?:docusigned|(?:electronically|digitally|e-?) ?signed) by\b:?/gi;
/** Others who sign a form: their signatures do not authorize. A minor signs beside the parent. */
const OTHER_SIGNER =
  /witness|testigo|interpret|translat|notary|staff|employee|provider|physician|clinician|doctor|nurse|\bm\.?d\b|\br\.?n\b|verif|match|releas(?:ed|ing|or)|received|picked|process|custodian|official|office|reviewe|approv|facility|hospital|\bminor(?! ?’?s? ?(?:parent|guardian))/i;
/** The signer, named in the label. */
const SIGNER =
  /patient|individual|parent|guardian|representative|paciente|client|member|resident|participant/i;
/** After a name: a member of the staff. */
const CREDENTIALS = /[\s,](?:m\.?d|d\.?o|r\.?n|n\.?p|p\.?a(?:-c)?|l\.?c\.?s\.?w|ph\.?d|rhi[at]|c\.?m\.?a)\b/i;
/** The heading of what staff fill in. */
const STAFF_SECTION =
  /\b(?:office|staff|internal|clinic|hospital|facility|provider|department|him|roi) use only\b|\bfor (?:official |our )?(?:office|staff|internal|department|him|roi) use\b/i;
/** The box of the staff has this height at most. */
const MAX_SECTION = 160;
const SIGNATURE_FIELD = /sign|firma|(?<![a-z])sig(?![a-z])/i;
/** Other fields that have “sign” in their names. */
const OTHER_FIELD =
  /date|print|assign|design|time|relation|authority|if.?signed|reason|phone|address|\bname.?of\b|person.?signing/i;
/** Rows about signatures. A form has a few. */
const MAX_ROWS = 100;
/** The label of a name that is not signed. */
const NAME_LABEL = /\bnames?\b|\bprint(?:ed)?\b|\bpatient\b/i;
/** Words in front of a label. After more, it is the end of a sentence. */
const MAX_WORDS_BEFORE = 6;
/** A signature above its label is at most this many points higher. */
const MAX_ABOVE = 30;
/** A date below its label is at most this many points lower. */
const MAX_BELOW = 20;
/** Words of a name, with titles. */
const MAX_WORDS_OF_NAME = 5;
/** Words of a name with its date. */
const MAX_WORDS_ABOVE = 8;
/** A signature above a blank with its label beside it. */
const MAX_ABOVE_BLANK = 9;

interface Signer {
  /** The words of the patient’s name that are longer than initials. */
  readonly patient: readonly string[];
  readonly smallWords: ReadonlySet<string>;
  /** Whether the signature has a date. Without one, a printed text must look more like a name. */
  readonly isDated: boolean;
}

/**
 * Whether the document is signed: digitally, in a field for the signature, or with a name beside or above the label of
 * one. What else is printed there is a label: of staff, of an interpreter, of the next blank. `isDated`: whether
 * `signatureDayOf` found a date.
 */
export function hasSignature(
  text: DocumentText,
  { patientName, isDated }: { readonly patientName: string; readonly isDated: boolean },
): boolean {
  if (text.signedOn.length > 0) return true;
  const signer = {
    patient: nameWords(patientName).filter((word) => word.length > 2 || /\p{Lo}/u.test(word)),
    smallWords: smallWordsOf(text),
    isDated,
  };
  return (
    text.fields.some(
      (field) =>
        isFieldFor(field, SIGNATURE_FIELD, OTHER_FIELD) &&
        !field.names.some(isOfOtherSigner) &&
        isEnteredValue(field.value),
    ) ||
    text.rows.some((row) => hasSignedBy(row, signer)) ||
    text.rows
      .flatMap((row, index) => (SIGNATURE.test(rowText(row)) ? [index] : []))
      .slice(0, MAX_ROWS)
      .some((index) => isSignedRow(text.rows, index, signer))
  );
}

/** `/s/ Maria Santos`, `Electronically signed by Maria Santos`. */
function hasSignedBy(row: TextRow, signer: Signer): boolean {
  const text = rowText(row);
  return [...text.matchAll(SIGNED)].some(({ index, 0: label }) => {
    const rest = text.slice(index + label.length);
    const name = beforeNextLabel(rest.slice(0, 100));
    if (CREDENTIALS.test(rest.slice(0, rest.indexOf(name) + name.length + 10))) return false;
    return isSignerName(name, { ...signer, isDated: true });
  });
}

function isSignedRow(rows: readonly TextRow[], index: number, signer: Signer): boolean {
  const { cells } = rows[index]!;
  const isOfStaff = isStaffSection(rows, index);
  return cells.some((cell, position) =>
    [...cell.text.matchAll(LABEL)].some(({ index: start, 0: label }) => {
      const before = wordsBefore(cell.text.slice(0, start));
      if (before === null) return false;
      const end = start + label.length;
      const rest = cell.text.slice(end);
      const name = `${before} ${label} ${labelAfterColon(rest)}`;
      if (isOfOtherSigner(name) || (isOfStaff && !SIGNER.test(name))) return false;
      const hasBlank = /^[:_]/.test(rest);
      return (
        hasPatientWord(label, signer) ||
        (hasBlank && isSignature(rest, cell.isEntered, signer)) ||
        (!/\p{L}/u.test(rest) && isSignedBeside(cells.slice(position + 1), rest.includes('__'), signer)) ||
        isSignedAbove(rows, index, { cell, end, hasBlank }, signer)
      );
    }),
  );
}

/** `Signature: Interpreter`: the label goes on after its colon. */
function labelAfterColon(rest: string): string {
  return beforeNextLabel(rest) === '' ? trimmedValue(rest).split(' ').slice(0, 2).join(' ') : '';
}

/** The words in front of a label, after the previous one; null if they are a sentence. */
function wordsBefore(before: string): string | null {
  const words = before.slice(Math.max(before.lastIndexOf(':'), before.lastIndexOf('_')) + 1).trim();
  const isSentence =
    words.split(' ').length > MAX_WORDS_BEFORE || /\b(?:my|our|your|this|the|of|a|required)$/.test(words);
  return isSentence ? null : words;
}

/** Whether a label or the name of a field is for the signature of somebody who does not authorize. */
export function isOfOtherSigner(label: string): boolean {
  const other = OTHER_SIGNER.exec(label);
  if (!other) return false;
  return !/minor/i.test(other[0]) || !SIGNER.test(label);
}

/** Whether the row is in a box that staff fill in. */
function isStaffSection(rows: readonly TextRow[], index: number): boolean {
  const { page, y } = rows[index]!;
  for (let at = index; at >= 0 && rows[at]!.page === page && rows[at]!.y - y <= MAX_SECTION; at--)
    if (STAFF_SECTION.test(rowText(rows[at]!))) return true;
  return false;
}

/**
 * The values beside a label end at the next label. A label with a blank has its value over the blank: what is printed
 * after the blank is the next label, unless it is the name of the patient.
 */
function isSignedBeside(cells: readonly TextCell[], hasBlank: boolean, signer: Signer): boolean {
  for (const { text, isEntered } of cells) {
    if (isEntered || !hasBlank) {
      if (isSignature(text, isEntered, { ...signer, isDated: true })) return true;
    } else if (hasPatientWord(beforeNextLabel(text), signer)) return true;
    if (/\p{L}{2}/u.test(text)) return false;
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
  const { cells } = rows[index]!;
  const left = hasBlank ? cell.x + ((cell.right - cell.x) * end) / cell.text.length : cell.x;
  const next = cells.find(({ x }) => x > cell.x)?.x ?? Infinity;
  for (const above of rowsNear(rows, index, { step: -1, max: hasBlank ? MAX_ABOVE_BLANK : MAX_ABOVE })) {
    if (above.some(({ text }) => NAME_LABEL.test(text))) return false;
    // A value with a label of its own on its row is something else.
    const hasLabel = (x: number) =>
      above.some(
        (other) => other.x < x && !other.isEntered && (isLabel(other.text) || /:\W*$/.test(other.text)),
      );
    const column = above.filter(({ x, right }) => x < next && right > left - 10 && !hasLabel(x));
    if (
      column.some(({ text, isEntered }) => (isEntered ? isEnteredValue(text) : isPrintedAbove(text, signer)))
    )
      return true;
    if (column.some(({ text }) => /\p{L}{2}/u.test(text))) return false;
  }
  return false;
}

/** Whether this form has its labels above the values: the date is below its label. */
function hasDateBelow(rows: readonly TextRow[], index: number): boolean {
  const hasDate = (cells: readonly TextCell[] = []) => cells.some(({ text }) => datesIn(text).length > 0);
  const [below] = rowsNear(rows, index, { step: 1, max: MAX_BELOW });
  const [above] = rowsNear(rows, index, { step: -1, max: MAX_ABOVE });
  return hasDate(below) && !hasDate(above) && !below?.some(({ text }) => /\p{L}{3}/u.test(text));
}

/** The name of the patient, or the name of someone else alone in its cell: sentences and headings can be there too. */
function isPrintedAbove(text: string, signer: Signer): boolean {
  if (hasPatientWord(text, signer)) return nameWords(text).length <= MAX_WORDS_ABOVE;
  return signer.isDated && isLonePersonName(text, signer.smallWords);
}

function isSignature(text: string, isEnteredText: boolean, signer: Signer): boolean {
  if (isEnteredText) return isEnteredValue(text);
  return isSignerName(signer.isDated ? beforeNextLabelOrName(text) : beforeNextLabel(text), signer);
}

function isEnteredValue(value: string): boolean {
  return isEnteredName({ text: value }) && datesIn(value)[0]?.index !== 0;
}

/** The name of the patient, or a text that looks like the name of someone else. */
function isSignerName(name: string, signer: Signer): boolean {
  const isName = signer.isDated ? isPersonName : isLonePersonName;
  return hasPatientWord(name, signer) || isName(name, signer.smallWords);
}

/** Some names are common words, such as Will or May. In a longer text, only words with a capital letter are names. */
function hasPatientWord(text: string, { patient }: Signer): boolean {
  const words = text.split(' ');
  const isShort = words.length <= MAX_WORDS_OF_NAME;
  return words.some(
    (word) => (isShort || isCapitalized(word)) && nameWords(word).some((part) => patient.includes(part)),
  );
}

/** Whether all signatures of a row are those of others, such as a witness. */
export function isRowOfOtherSigner({ cells }: TextRow): boolean {
  const labels = cells.flatMap(({ text }) =>
    [...text.matchAll(LABEL)].map(
      ({ index, 0: label }) => `${wordsBefore(text.slice(0, index)) ?? ''} ${label}`,
    ),
  );
  return labels.length > 0 && labels.every(isOfOtherSigner);
}
