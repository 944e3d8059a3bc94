import { partsOf, type PlainWord, plainWords } from '@portal/contract/fields/folding.ts';
import { isSimilarWord } from '@portal/contract/search/isSimilarWord.ts';

/** A part of a value, and whether it is what was typed. The parts together are the value. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A letter or digit of a value. */
interface Letter {
  readonly start: number;
  /** After the marks that belong to it. */
  readonly end: number;
  /** As it is compared: `n` for ñ, `ss` for ß. */
  readonly plain: string;
}

/** Letters without anything between them: O and Grady in O’Grady. */
interface Part {
  readonly letters: readonly Letter[];
  /** Whether it continues the word before it, as after an apostrophe or a hyphen. */
  readonly isJoined: boolean;
}

interface Options {
  /** Marks whole words that differ by one letter from a typed word that the value does not have. */
  similar?: boolean;
}

/** Words of fewer letters are not searched for with a wrong letter. */
const MIN_SIMILAR_LENGTH = 5;

/**
 * Divides a value that a search found into what was typed and the rest. As in the search, words match by their beginning,
 * without accents, case, apostrophes and hyphens.
 */
export function markedParts(value: string, typed: string, { similar = false }: Options = {}): MarkedPart[] {
  const parts = partsOfValue(value);
  const ranges = plainWords(typed).flatMap((word) => {
    const found = rangesOfWord(parts, word);
    return found.length === 0 && similar ? similarRanges(parts, word.whole) : found;
  });
  return divide(value, ranges);
}

/** The whole value as one marked part. */
export function markedWhole(value: string): MarkedPart[] {
  return divide(value, [{ start: 0, end: value.length }]);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the typed word is; otherwise where its parts are: Smith-Jones in “Jones, Smith”. */
function rangesOfWord(parts: readonly Part[], word: PlainWord): Range[] {
  const whole = beginnings(parts, [(word.particle ?? '') + word.whole, word.whole]);
  return whole.length > 0
    ? whole
    : beginnings(
        parts,
        partsOf(word).map(([part]) => part!),
      );
}

function beginnings(parts: readonly Part[], words: readonly string[]): Range[] {
  return parts.flatMap((_, index) => {
    const letters = wordFrom(parts, index);
    const range = words.map((word) => beginningOf(letters, word)).find((found) => found !== null);
    return range ? [range] : [];
  });
}

/** The letters of a word from one of its parts on. */
function wordFrom(parts: readonly Part[], index: number): Letter[] {
  const next = parts.findIndex((part, other) => other > index && !part.isJoined);
  return parts.slice(index, next === -1 ? undefined : next).flatMap(({ letters }) => letters);
}

/** Where the letters begin with the word; null if they do not. A letter that is only partly typed is included. */
function beginningOf(letters: readonly Letter[], word: string): Range | null {
  let plain = '';
  for (const { plain: next, end } of letters) {
    plain += next;
    if (plain.length >= word.length) return plain.startsWith(word) ? { start: letters[0]!.start, end } : null;
  }
  return null;
}

function similarRanges(parts: readonly Part[], word: string): Range[] {
  if (word.length < MIN_SIMILAR_LENGTH) return [];
  return parts.flatMap(({ letters, isJoined }, index) =>
    [letters, ...(isJoined ? [] : [wordFrom(parts, index)])]
      .filter((candidate) => isSimilarWord(word, plainOf(candidate)))
      .map(rangeOf),
  );
}

/** The parts of a value and which of them are one word, as the search reads them. */
function partsOfValue(value: string): Part[] {
  const parts: Letter[][] = [];
  for (const letter of lettersOf(value)) {
    const part = parts.at(-1);
    if (part?.at(-1)!.end === letter.start) part.push(letter);
    else parts.push([letter]);
  }
  let wordStart = 0;
  return parts.map((letters, index) => {
    const { start, end } = rangeOf(letters);
    const before = parts[index - 1];
    // Digits alone are joined only to letters, which may be in the first part of the word.
    const isJoined =
      before !== undefined &&
      (plainWords(value.slice(wordStart, end)).length === 1 ||
        plainWords(value.slice(rangeOf(before).start, end)).at(-1)?.particle !== undefined);
    if (!isJoined) wordStart = start;
    return { letters, isJoined };
  });
}

function lettersOf(value: string): Letter[] {
  const letters: Letter[] = [];
  let start = 0;
  for (const character of value) {
    const end = start + character.length;
    const plain = plainWords(character)[0]?.whole ?? '';
    const before = letters.at(-1);
    if (plain !== '') letters.push({ start, end, plain });
    else if (before?.end === start && isInvisible(character))
      letters[letters.length - 1] = { ...before, end };
    start = end;
  }
  return letters;
}

/** Whether it does not separate the letters around it, such as an accent of its own or a soft hyphen. */
function isInvisible(character: string): boolean {
  const [word, ...others] = plainWords(`a${character}a`);
  return others.length === 0 && word?.pieces.length === 1 && word.pieces[0]!.parts.length === 1;
}

function plainOf(letters: readonly Letter[]): string {
  return letters.map(({ plain }) => plain).join('');
}

function rangeOf(letters: readonly Letter[]): Range {
  return { start: letters[0]!.start, end: letters.at(-1)!.end };
}

/** Ranges that overlap or touch become one part. */
function divide(value: string, ranges: readonly Range[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to <= end) return;
    const before = parts.at(-1);
    const text = value.slice(end, to);
    if (before?.isMarked === isMarked) parts[parts.length - 1] = { text: before.text + text, isMarked };
    else parts.push({ text, isMarked });
    end = to;
  };
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    add(range.start, false);
    add(range.end, true);
  }
  add(value.length, false);
  return parts;
}
