import { colors, type Element, PAGE_LAYOUT, type PdfLayout } from './pdfWriter.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** The left edge of the first column and the right edges of the others. */
const EDGES = [PAGE_LAYOUT.left, 388, 472, PAGE_LAYOUT.right] as const;
const TITLE_WIDTH = 278;
const PADDING = 7;
/** Between a cell and the one at its left. */
const CELL_GAP = 2;

/** Where a row is: on which page, and from where to where, in points from the top. */
export interface RowPlace {
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Draws the rows. A row may continue on the next page. Every page repeats the column names. Returns where the rows are; of
 * one on two pages, its end.
 */
export function drawTable(writer: PdfLayout, { columns, rows }: Pick<Sheet, 'columns' | 'rows'>): RowPlace[] {
  const table = writer.add(null, 'Table');
  const head = writer.add(table, 'TR');
  drawColumns(
    writer,
    columns,
    columns.map(() => writer.add(head, 'TH')),
  );
  const places = rows.map((row) => {
    const { page, y } = writer;
    const element = writer.add(table, 'TR');
    drawRow(writer, element, columns, row);
    writer.close(element);
    return { page: writer.page, top: writer.page === page ? y : PAGE_LAYOUT.top, bottom: writer.y };
  });
  writer.close(table);
  return places;
}

function drawRow(writer: PdfLayout, element: Element, columns: Sheet['columns'], row: SheetRow): void {
  const ensureSpace = (height: number) => {
    if (writer.ensureSpace(height)) drawColumns(writer, columns, null);
  };
  const title = writer.add(element, 'TD');
  const lines = [
    ...writer.lines(row.title, TITLE_WIDTH, 'text').map((line) => ({ line, style: 'text' as const })),
    ...row.notes.flatMap((note) =>
      writer.lines(note, TITLE_WIDTH, 'label').map((line) => ({ line, style: 'label' as const })),
    ),
  ];
  writer.y += PADDING;
  ensureSpace(writer.leading('text'));
  const cells = row.cells.map((text, index) => {
    const [left, right] = [EDGES[index]!, EDGES[index + 1]!];
    const width = index === 0 ? right - left - TITLE_WIDTH : right - left;
    return {
      lines: writer.lines(text, width - CELL_GAP, 'text'),
      position: { x: right, alignRight: true },
      element: writer.add(element, 'TD'),
    };
  });
  const height = Math.max(lines.length, ...cells.map((cell) => cell.lines.length));
  for (let index = 0; index < height; index++) {
    const { line = null, style = 'text' } = lines[index] ?? {};
    if (index > 0) ensureSpace(writer.leading(style));
    if (line) writer.drawText(line, { x: PAGE_LAYOUT.left }, style, title);
    for (const cell of cells) {
      const part = cell.lines[index];
      if (part) writer.drawText(part, cell.position, 'text', cell.element);
    }
    writer.y += writer.leading(style);
  }
  writer.y += PADDING;
  writer.rule(writer.y);
}

/** `elements` null: repeated column names, which screen readers skip. */
function drawColumns(
  writer: PdfLayout,
  columns: Sheet['columns'],
  elements: readonly Element[] | null,
): void {
  columns.forEach((name, index) =>
    writer.drawText(
      writer.line(name, 'label'),
      { x: EDGES[index]!, alignRight: index > 0 },
      'label',
      elements?.[index] ?? null,
    ),
  );
  writer.y += writer.leading('label') + 4;
  writer.rule(writer.y, colors.brand);
}
