/** A piece of text on a page. Sizes and positions in points, from the bottom left corner. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Baselines that are closer are one line: values of form fields are not exactly on the line of their label. */
const LINE_TOLERANCE = 4;
/** A gap of this part of the height of the text is a space. */
const SPACE = 0.15;
/** Longer lines are cut. */
const MAX_LINE = 1_000;

/** The lines of a page from top to bottom, each read from left to right. */
export function pageLines(items: readonly TextItem[]): string[] {
  const lines: TextItem[][] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line[0]!.y - item.y <= LINE_TOLERANCE) line.push(item);
    else lines.push([item]);
  }
  return lines.map(lineText).filter((line) => line !== '');
}

function lineText(items: readonly TextItem[]): string {
  let text = '';
  let end = -Infinity;
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const isApart = item.x - end > SPACE * (item.height || 10);
    text += isApart ? ` ${item.text}` : item.text;
    end = item.x + item.width;
    if (text.length > MAX_LINE) break;
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE);
}
