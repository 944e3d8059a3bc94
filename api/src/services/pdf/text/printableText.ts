/** Stands for what is not printed. No typeface has it, because it is for private use. */
export const UNPRINTED = '\ue000';

/** Nonspacing marks that a letter can have in the languages of the world. */
const MAX_MARKS = 6;

/** Fonts pile these up. With so many, a letter ends below the line above, and words have no more. */
const MAX_ACCENTS = 2;
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u;
const MAX_THAI_MARKS = 3;
const THAI = /[\p{Script=Thai}\p{Script=Lao}]/u;

/** Letters below each other in Burmese and Khmer. No word has more, and they would end on the lines below. */
const MAX_STACKED = 2;
const STACKER = /[\u1039\u17d2]/gu;
/** Letters with their marks, each below the one before it. */
const STACK = /[\u1039\u17d2](?:\p{L}[[\p{M}\u200c\u200d]--[\u1039\u17d2]]*[\u1039\u17d2])+/gv;

/** Nonspacing marks, and the characters that join letters or keep them apart. */
const MARKS = /[\p{Mn}\p{Me}\u200c\u200d]+/gu;

/** The font draws the letters of this sign over each other. */
const RIAL = '\ufdfc';

/** Shows nothing. Includes changes of the reading direction, which come from the letters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]/gv;

/**
 * The text without characters that show nothing, with spaces for control characters and line breaks, and with at most as
 * many marks on a letter, and letters below it, as it can have. `UNPRINTED` stands for the others.
 */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replaceAll(RIAL, 'ریال')
    .normalize('NFC')
    .replace(MARKS, boundedMarks)
    .replace(STACK, boundedStack);
}

/** Begins a new stack where one would have too many letters. */
function boundedStack(stack: string): string {
  let letters = 0;
  return stack.replace(STACKER, (stacker) => {
    letters = (letters + 1) % (MAX_STACKED + 1);
    return letters === 0 ? UNPRINTED : stacker;
  });
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
