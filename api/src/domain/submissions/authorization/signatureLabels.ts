import { isInColumn, rowsNear, rowText, type TextCell, type TextRow } from './documentText.ts';

/** Words of a row that asks for a signature, or has one. */
export const SIGNATURE =
  /\bsignatures?\b|\bsigned(?: by\b| ?:)|\bsign here\b|(?:^|\s)\/s\/|\bdocusigned\b|\bfirma\b/i;
/** The label of a signature, up to a colon, a blank or another label: `Signature of patient or representative`. */
export const LABEL =
  /\b(?:signature|firma|sign here|signed(?= ?:))\b(?:(?!\b(?:dated?|fecha|time|hora|print(?:ed)?|names?)\b)[^:_]){0,120}/gi;
/** Maximum number of words in front of a label. With more of them, the label is the end of a sentence. */
const MAX_WORDS_BEFORE = 6;
/** Others who sign a form: their signatures do not authorize. A minor signs beside the parent. */
const OTHER_SIGNER =
  /witness|testigo|interpret|translat|notary|staff|employee|provider|physician|clinician|doctor|nurse|\bm\.?d\b|\br\.?n\b|verif|match|releas(?:ed|ing|or)|received|picked|process|custodian|official|office|reviewe|approv|facility|hospital|\bminor(?! ?’?s? ?(?:parent|guardian))/i;
/** The signer, named in the label. */
export const SIGNER =
  /patient|individual|parent|guardian|representative|paciente|client|member|resident|participant/i;
/** A lawyer of the patient. A lawyer with a power of attorney is a representative and does not match. */
const LAWYER = /(?<!power.?of.?)attorney(?!.?in.?fact)|lawyer|\bcounsel|paralegal|\besq\b/i;
/** A label for the signature of either the patient or a lawyer. */
const OR_LAWYER =
  /(?:patient|individual|parent|guardian|representative|client)\b[^.]{0,40}?(?:\bor\b|\/)[^.]{0,40}?(?:attorney|lawyer)|(?:attorney|lawyer)\b[^.]{0,20}?(?:\bor\b|\/)[^.]{0,40}?(?:patient|individual|parent|guardian|representative|client)/i;
/** A caption below a signature that says that a lawyer signed. */
const CAPTION_OF_LAWYER =
  /^\W*(?:by\W+)?(?:the )?(?:attorneys?|lawyers?|counsel|paralegal|law offices?)\b(?!.?in.?fact)[^:_]*$/i;
/** A heading above a signature of somebody who cannot authorize. */
const HEADING_OF_OTHER =
  /^\W*(?:the )?(?:witness|testigo|interpret|translat|notary|attorneys?\b(?!.?in.?fact)|lawyer|counsel|staff|employee|provider|physician|clinician|nurse|custodian)(?:(?!\b(?:patient|parent|guardian|representative) (?:or|and)\b)[^:_.]){0,40}$/i;
/** The heading of the box that staff fill in. */
const STAFF_SECTION =
  /\b(?:office|staff|internal|clinic|hospital|facility|provider|department|him|roi) use only\b|\bfor (?:official |our )?(?:office|staff|internal|department|him|roi) use\b/i;
/** Maximum height in points of the box that staff fill in. */
const MAX_SECTION = 160;
/** A signature above its label is at most this many points higher. */
export const MAX_ABOVE = 30;
/** A date below its label is at most this many points lower. */
export const MAX_BELOW = 20;
/** A signature above a blank whose label is beside the blank is at most this many points higher. */
export const MAX_ABOVE_BLANK = 9;

/** Whether a label or the name of a field is for the signature of somebody who does not authorize. */
export function isOfOtherSigner(label: string): boolean {
  if (LAWYER.test(label) && !OR_LAWYER.test(label)) return true;
  const other = OTHER_SIGNER.exec(label);
  if (!other) return false;
  return !/minor/i.test(other[0]) || !SIGNER.test(label);
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

/** The words in front of a label, after the previous one; null if they are a sentence. */
export function wordsBefore(before: string): string | null {
  const words = before.slice(Math.max(before.lastIndexOf(':'), before.lastIndexOf('_')) + 1).trim();
  const isSentence =
    words.split(' ').length > MAX_WORDS_BEFORE || /\b(?:my|our|your|this|the|of|a|required)$/.test(words);
  return isSentence ? null : words;
}

/** Whether the row below a signature says that somebody signed who does not authorize. */
export function isOfOtherLabel(text: string): boolean {
  return (
    CAPTION_OF_LAWYER.test(text) || (SIGNATURE.test(text) && !SIGNER.test(text) && isOfOtherSigner(text))
  );
}

/** Whether the row below the label of a signature says that a lawyer signed. */
export function isOfLawyer(rows: readonly TextRow[], index: number, label: TextCell): boolean {
  const [below = []] = rowsNear(rows, index, { step: 1, max: MAX_BELOW });
  return below.some((cell) => isInColumn(cell, label) && CAPTION_OF_LAWYER.test(cell.text));
}

/** Whether the row above is the heading of the block of a witness, of staff, or of another who does not authorize. */
export function isBelowHeadingOfOther(rows: readonly TextRow[], index: number, label: TextCell): boolean {
  const [above = []] = rowsNear(rows, index, { step: -1, max: MAX_ABOVE });
  return above.some((cell) => isInColumn(cell, label) && HEADING_OF_OTHER.test(cell.text));
}

/** Whether the row is in a box that staff fill in. */
export function isStaffSection(rows: readonly TextRow[], index: number): boolean {
  const { page, y } = rows[index]!;
  for (let at = index; at >= 0 && rows[at]!.page === page && rows[at]!.y - y <= MAX_SECTION; at--)
    if (STAFF_SECTION.test(rowText(rows[at]!))) return true;
  return false;
}

/** The label of a signature that is nearest to a place: before it on its row, or else below it. */
export function signatureLabelsAt(
  { page, x, y }: { readonly page: number; readonly x: number; readonly y: number },
  rows: readonly TextRow[],
): string[] {
  const isNear = (row: TextRow, above: number, below: number) =>
    row.page === page && row.y - y <= above && y - row.y <= below;
  const beside = rows
    .filter((row) => isNear(row, MAX_ABOVE, MAX_ABOVE_BLANK))
    .flatMap(({ cells }) => cells.filter((cell) => !cell.isEntered && cell.x < x).slice(-1))
    .filter(({ text }) => SIGNATURE.test(text));
  if (beside.length > 0) return beside.map(({ text }) => text);
  return rows
    .filter((row) => isNear(row, 0, MAX_ABOVE))
    .flatMap(({ cells }) => cells.filter((cell) => cell.x <= x + 10 && !cell.isEntered).slice(-1))
    .filter(({ text }) => SIGNATURE.test(text))
    .map(({ text }) => text);
}
