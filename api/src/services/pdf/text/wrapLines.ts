/** Scripts whose words follow each other without spaces, and are not broken. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Scripts whose lines end after any character. */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const OPENING = /[\p{Ps}\p{Pi}]/u;

/** Punctuation, marks and small Japanese letters, which start no line. */
const FOLLOWING = /[\p{P}\p{M}\p{Lm}\p{Sc}%ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their marks. */
export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** A part of a text that is not broken. */
interface Part {
  readonly text: string;
  readonly isAfterSpace: boolean;
}

/**
 * Wraps a text to a width at spaces, between ideographs, and between words of scripts that are written without spaces. A word that is longer
 * than a line is cut between letters. `measure` returns the width of a text in the same unit. Joined by spaces where it
 * has some, the lines are the text.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const part of partsOf(text)) {
    for (const [index, { text: piece, length }] of fitting(part.text, width, measure).entries()) {
      const gap = part.isAfterSpace && index === 0 ? ' ' : '';
      const gapWidth = gap === '' ? 0 : space;
      if (line !== '' && used + gapWidth + length <= width) {
        line += gap + piece;
        used += gapWidth + length;
        continue;
      }
      if (line !== '') lines.push(line);
      line = piece;
      used = length;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function* partsOf(text: string): Generator<Part> {
  for (const word of text.split(/ +/).filter(Boolean)) {
    let isAfterSpace = true;
    for (const part of partsOfWord(word)) {
      yield { text: part, isAfterSpace };
      isAfterSpace = false;
    }
  }
}

function partsOfWord(word: string): string[] {
  if (SPACELESS.test(word)) return spacelessWords(word);
  return IDEOGRAPHIC.test(word) ? ideographicParts(word) : [word];
}

/** Words by their dictionary. Punctuation stays with the word before it. */
function spacelessWords(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

/** Ideographs with the punctuation around them, and words of other scripts between them. */
function ideographicParts(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isAfterIdeograph = false;
  let isAfterOpening = false;
  for (const character of text) {
    const isOpening = OPENING.test(character);
    const isIdeograph = IDEOGRAPHIC.test(character);
    const isFollowing = !isOpening && FOLLOWING.test(character);
    const isBreak = !isAfterOpening && !isFollowing && (isAfterIdeograph || isIdeograph);
    if (isBreak && part !== '') {
      parts.push(part);
      part = '';
    }
    part += character;
    isAfterOpening = isOpening;
    isAfterIdeograph = isIdeograph || (isFollowing && isAfterIdeograph);
  }
  return [...parts, part];
}

interface Piece {
  readonly text: string;
  readonly length: number;
}

/** The word in pieces that fit. Adds up the widths of its letters, so that a long word takes linear time. */
function fitting(word: string, width: number, measure: (text: string) => number): Piece[] {
  const whole = { text: word, length: measure(word) };
  if (whole.length <= width) return [whole];
  const pieces: Piece[] = [];
  let piece = '';
  let used = 0;
  for (const letter of lettersOf(word).flatMap((each) => shortened(each, width, measure))) {
    const length = measure(letter);
    if (piece !== '' && used + length > width) {
      pieces.push({ text: piece, length: used });
      piece = '';
      used = 0;
    }
    piece += letter;
    used += length;
  }
  return [...pieces, { text: piece, length: used }];
}

/** A letter that is wider than a line, such as an endless chain of joined consonants, in its characters. */
function shortened(letter: string, width: number, measure: (text: string) => number): string[] {
  return measure(letter) > width ? Array.from(letter) : [letter];
}
