import { PAGE_UNITS, type PageTexts, type PageWord } from '@portal/contract/packets/pageText.ts';
import type { FoundWord } from '../pdfiumWords.ts';

type Line = PageTexts['pages'][number]['lines'][number];

/** A page with more words is no page that a person reads, and a longer word is none. */
const MAX_WORDS = 6_000;
const MAX_WORD = 120;

/**
 * The words of a page as lines, in the direction in which most of them are read. Null: it has too many words, or too long
 * ones.
 */
export function pageLines(words: readonly FoundWord[] | null): Line[] | null {
  if (!words || words.length > MAX_WORDS || words.some(({ text }) => text.length > MAX_WORD)) return null;
  const direction = mainDirection(words);
  const placed = words
    .map((word) => ({ word: pageWord(word), ...upright(word, direction) }))
    .filter(({ word: [, , , width, height] }) => width > 0 && height > 0)
    .toSorted((a, b) => a.middle - b.middle);
  const lines: (typeof placed)[] = [];
  for (const each of placed) {
    const line = lines.at(-1);
    // A word whose middle is in the height of the line belongs to it.
    if (line && each.middle <= line[0]!.middle + Math.min(line[0]!.height, each.height) / 2) line.push(each);
    else lines.push([each]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.start - b.start).map(({ word }) => word));
}

/** The direction of most characters; words of one character have none. */
function mainDirection(words: readonly FoundWord[]): FoundWord['direction'] {
  const counts = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, direction } of words) if (text.length > 1) counts[direction] += text.length;
  return ([0, 90, 180, 270] as const).reduce((best, each) => (counts[each] > counts[best] ? each : best));
}

/** Where a word is for a reader: `start` along its line, `middle` down the page. */
function upright({ left, top, right, bottom }: FoundWord, direction: FoundWord['direction']) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  switch (direction) {
    case 0:
      return { start: left, middle: y, height: bottom - top };
    case 90:
      return { start: top, middle: -x, height: right - left };
    case 180:
      return { start: -right, middle: -y, height: bottom - top };
    case 270:
      return { start: -bottom, middle: x, height: right - left };
  }
}

/** A word with its box within the page. */
function pageWord({ text, left, top, right, bottom }: FoundWord): PageWord {
  const [x, y] = [whole(left, Math.floor), whole(top, Math.floor)];
  return [text, x, y, whole(right, Math.ceil) - x, whole(bottom, Math.ceil) - y];
}

function whole(value: number, round: (value: number) => number): number {
  return Math.min(PAGE_UNITS, Math.max(0, round(value)));
}
