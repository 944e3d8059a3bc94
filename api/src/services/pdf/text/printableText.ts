/** Stands for what is not printed. No typeface has it, because it is for private use. */
export const UNPRINTED = '\ue000';

/** Nonspacing marks that a letter can have in the languages of the world. */
const MAX_MARKS = 6;

/** Fonts pile these up. With so many, a letter ends below the line above, and words have no more. */
const MAX_ACCENTS = 2;
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u;
const MAX_THAI_MARKS = 3;
const THAI = /[\p{Script=Thai}\p{Script=Lao}]/u;

/** Nonspacing marks, and the characters that join letters or keep them apart. */
const MARKS = /[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/** Shows nothing. Includes changes of the reading direction, which come from the letters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]/gv;

/**
 * The text without characters that show nothing, with spaces for control characters and line breaks, and with at most as
 * many marks on a letter as it can have. `UNPRINTED` stands for the others.
 */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(MARKS, boundedMarks);
}

function boundedMarks(sequence: string): string {
  let [marks, accents, thaiMarks] = [0, 0, 0];
  let kept = '';
  for (const mark of sequence) {
    if (/\p{M}/u.test(mark)) marks += 1;
    if (ACCENT.test(mark)) accents += 1;
    if (THAI.test(mark)) thaiMarks += 1;
    if (marks > MAX_MARKS || accents > MAX_ACCENTS || thaiMarks > MAX_THAI_MARKS) return kept + UNPRINTED;
    kept += mark;
  }
  return kept;
}
