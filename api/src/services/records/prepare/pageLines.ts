import type { TextRow } from '../../../domain/submissions/authorization/documentText.ts';
import type { PageTexts, PageWord } from '@portal/contract/packets/pageText.ts';
import { PAGE_UNITS } from '@portal/contract/packets/redactions.ts';
import type { FoundWord } from '../pdfiumWords.ts';

export type Line = PageTexts['pages'][number]['lines'][number];

/** A page with more words is not a page that a person reads, and a longer word is none. */
const MAX_WORDS = 6_000;
const MAX_WORD = 120;
/** Characters of a row that a person reads. */
const MAX_ROW = 2_000;
/** A page says something with this many words. */
const MIN_WORDS = 3;
/** The share of characters that are letters or digits. */
const MIN_LETTERS = 0.5;
/** A gap that is wider than this part of the height of the words separates two cells. */
const CELL_GAP = 1;

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

/** Whether lines have words, and not only characters without a meaning, as of a font that does not name them. */
export function isReadable(lines: readonly Line[]): boolean {
  const words = lines.flatMap((line) => line.map(([text]) => text));
  const text = words.join('');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(/[\p{Co}\uFFFD]/gu)?.length ?? 0;
  return (
    words.filter((word) => /\p{L}{2}/u.test(word)).length >= MIN_WORDS &&
    letters >= text.length * MIN_LETTERS &&
    unknown < text.length * (1 - MIN_LETTERS)
  );
}

export function hasTooLongRow(rows: readonly TextRow[]): boolean {
  return rows.some(({ cells }) => cells.reduce((length, { text }) => length + text.length, 0) > MAX_ROW);
}

/** The lines of a page as rows of cells. `size`: of the page, in points. */
export function textRows(lines: readonly Line[], size: { width: number; height: number }): TextRow[] {
  const points = ([, x, y, width, height]: PageWord) => ({
    x: (x / PAGE_UNITS) * size.width,
    y: (y / PAGE_UNITS) * size.height,
    width: (width / PAGE_UNITS) * size.width,
    height: (height / PAGE_UNITS) * size.height,
  });
  return lines.map((line) => {
    const boxes = line.map(points);
    // Words of a line that lies on its side are above each other.
    const spread = (at: 'x' | 'y') =>
      Math.max(...boxes.map((box) => box[at])) - Math.min(...boxes.map((box) => box[at]));
    const [at, along, across] =
      spread('x') >= spread('y') ? (['x', 'width', 'height'] as const) : (['y', 'height', 'width'] as const);
    const cells: { text: string; x: number; right: number; isEntered: boolean }[] = [];
    for (const [index, [text]] of line.entries()) {
      const box = boxes[index]!;
      const before = boxes[index - 1];
      const gap = before
        ? Math.max(box[at] - before[at] - before[along], before[at] - box[at] - box[along])
        : Infinity;
      const right = box.x + box.width;
      const cell = cells.at(-1);
      if (cell && gap <= CELL_GAP * box[across]) {
        cell.text += ` ${text}`;
        cell.right = Math.max(cell.right, right);
      } else cells.push({ text, x: box.x, right, isEntered: false });
    }
    return { page: 1, y: size.height - boxes[0]!.y - boxes[0]!.height, cells, isRecognized: false };
  });
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
