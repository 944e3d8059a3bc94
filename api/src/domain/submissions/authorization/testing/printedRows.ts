import type { TextRow } from '../documentText.ts';

/** Width of a character in points. */
const CHARACTER = 6;

/**
 * Rows of a page, 14 points apart. Three spaces separate two cells, and `«Maria Santos»` is a value that someone
 * filled in.
 */
export function printedRows(lines: readonly string[], page = 1): TextRow[] {
  return lines
    .map((line, index) => ({
      page,
      y: 740 - 14 * index,
      isRecognized: false,
      cells: [...line.matchAll(/«[^»]*»|(?:(?!\s{3}|«).)+/g)].flatMap(({ index: start, 0: piece }) => {
        const text = piece.replace(/[«»]/g, '').trim();
        const x = CHARACTER * (start + piece.search(/\S/));
        return text === ''
          ? []
          : [{ text, x, right: x + CHARACTER * text.length, isEntered: piece.startsWith('«') }];
      }),
    }))
    .filter(({ cells }) => cells.length > 0);
}
