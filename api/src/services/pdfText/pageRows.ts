import type { TextCell, TextRow } from '../../domain/submissions/authorization/documentText.ts';

/** A piece of text on a page. Sizes and positions in points, from the bottom left corner. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is the value of a form field, or a note that was typed onto the page. */
  readonly isEntered: boolean;
  /** The name and the tooltip of the form field whose value it is. */
  readonly fieldNames?: readonly string[];
}

/** Baselines that are closer are one row: values of form fields are not exactly on the line of their label. */
const ROW_TOLERANCE = 4;
/** A gap of this part of the height of the text is a space. */
const SPACE = 0.15;
/** A wider gap than this part of the height, or than this many spaces in a row, separates two cells. */
const CELL_GAP = 1;
const WIDE_SPACE = /\s{4,}/g;
/** Longer rows are cut. */
const MAX_ROW = 1_000;
/** A row with more cells has what follows in its last one. */
const MAX_CELLS = 60;
/** A row with more texts is not a row of a form, and is not taken apart. */
const MAX_TEXTS = 200;
/** A text that begins this many points before the end of another one is printed over it. */
const OVERLAP = 2;
/** Words, and the blanks between them. */
const PIECES = /_{3,}|(?:(?!___)\S)+/g;

/** Values that a program printed onto a form: this many at most, and this part of its texts. */
const MAX_ADDED = 60;
const MAX_ADDED_SHARE = 0.25;

/**
 * The rows of a page from top to bottom, each read from left to right. `items`: in the order in which they are printed.
 * `isRecognized`: whether the page is a picture, whose text a program recognized.
 */
export function pageRows(items: readonly TextItem[], page: number, isRecognized = false): TextRow[] {
  const rows: TextItem[][] = [];
  for (const item of withAdded(items)
    .flatMap(atWideSpaces)
    .toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && row[0]!.y - item.y <= ROW_TOLERANCE) row.push(item);
    else rows.push([item]);
  }
  return rows
    .map((row) => ({
      page,
      y: row[0]!.y,
      cells: cellsOf(withValuesOnBlanks(printedOnce(row))),
      isRecognized,
    }))
    .filter(({ cells }) => cells.length > 0);
}

/**
 * Marks what was added to a finished page as entered: a program that fills in a form prints the values last, after the
 * lowest row of the form.
 */
function withAdded(items: readonly TextItem[]): TextItem[] {
  const printed = items.filter(({ text, isEntered }) => !isEntered && text.trim() !== '');
  const bottom = printed.reduce((lowest, { y }) => Math.min(lowest, y), Infinity);
  const added = printed.slice(printed.findLastIndex(({ y }) => y <= bottom + ROW_TOLERANCE) + 1);
  if (added.length > Math.min(MAX_ADDED, MAX_ADDED_SHARE * printed.length)) return [...items];
  const isAdded = new Set(added);
  return items.map((item) => (isAdded.has(item) ? { ...item, isEntered: true } : item));
}

/** Splits a text at wide gaps that were typed as spaces. */
function atWideSpaces(item: TextItem): TextItem[] {
  if (!item.text.trim()) return [];
  const starts = [0, ...[...item.text.matchAll(WIDE_SPACE)].map(({ index, 0: gap }) => index + gap.length)];
  if (starts.length === 1) return [item];
  return starts
    .map((start, index) => pieceOf(item, start, item.text.slice(start, starts[index + 1]).trimEnd()))
    .filter(({ text }) => text !== '');
}

/** A part of a text, with its position. Characters count as equally wide. */
function pieceOf(item: TextItem, start: number, text: string): TextItem {
  const width = item.width / item.text.length;
  return { ...item, text, x: item.x + start * width, width: text.length * width };
}

/** Some forms print a text several times at the same place, to make it bold. */
function printedOnce(row: readonly TextItem[]): TextItem[] {
  return row
    .toSorted((a, b) => a.x - b.x)
    .filter(({ text, x }, index, sorted) => {
      const before = sorted[index - 1];
      return before?.text !== text || x - before.x > OVERLAP;
    });
}

/**
 * Takes the texts of a row apart where something was printed over them, so that a value comes after its own label:
 * `Signature: ____ Date: ____` with `Maria Santos` over the first blank. What is over a blank was entered.
 */
function withValuesOnBlanks(row: readonly TextItem[]): TextItem[] {
  const isOverlaid = (item: TextItem, index: number) => {
    const next = row[index + 1];
    return item.text.includes('___') && next !== undefined && next.x < item.x + item.width - OVERLAP;
  };
  if (row.length > MAX_TEXTS || !row.some(isOverlaid)) return [...row];
  const pieces = row.flatMap((item, index) =>
    isOverlaid(item, index)
      ? [...item.text.slice(0, MAX_ROW).matchAll(PIECES)].map(({ index: start, 0: text }) =>
          pieceOf(item, start, text),
        )
      : [item],
  );
  const blanks = pieces.filter(({ text }) => isBlank(text)).toSorted((a, b) => a.x - b.x);
  return pieces
    .map((piece) => ({ ...piece, isEntered: piece.isEntered || isOverBlank(piece, blanks) }))
    .toSorted((a, b) => a.x - b.x);
}

function isBlank(text: string): boolean {
  return /^_+$/.test(text);
}

function isOverBlank({ text, x, width }: TextItem, blanks: readonly TextItem[]): boolean {
  if (text.includes('__')) return false;
  const middle = x + width / 2;
  return blanks.some((blank) => blank.x <= middle && middle <= blank.x + blank.width);
}

/** The cells of a row: texts that a wide gap separates, and values. */
function cellsOf(items: readonly TextItem[]): TextCell[] {
  const cells: (TextCell & { text: string; right: number })[] = [];
  let length = 0;
  for (const { text, x, width, height, isEntered, fieldNames } of items) {
    const cell = cells.at(-1);
    const gap = cell ? x - cell.right : Infinity;
    const size = height || 10;
    const isSameValue = cell?.isEntered === isEntered && cell.fieldNames === fieldNames;
    const isSameCell = gap <= CELL_GAP * size && isSameValue;
    if (cell && (isSameCell || cells.length === MAX_CELLS)) {
      cell.text += gap > SPACE * size ? ` ${text}` : text;
      cell.right = Math.max(cell.right, x + width);
    } else cells.push({ text, x, right: x + width, isEntered, ...(fieldNames && { fieldNames }) });
    length += text.length;
    if (length > MAX_ROW) break;
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim().slice(0, MAX_ROW) }))
    .filter(({ text }) => text !== '');
}
