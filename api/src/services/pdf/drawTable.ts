import { colors, type Element, PAGE, type Pen } from './pen.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** The left edge of the first column and the right edges of the others. */
const EDGES = [PAGE.left, 388, 472, PAGE.right] as const;
const TITLE_WIDTH = 278;
const PADDING = 7;

/** Draws the rows. A row may continue on the next page. Every page repeats the column names. */
export function drawTable(pen: Pen, root: Element, { columns, rows }: Sheet): void {
  const { document } = pen;
  const table = document.struct('Table');
  root.add(table);
  const head = document.struct('TR');
  table.add(head);
  drawColumns(
    pen,
    columns,
    columns.map(() => child(pen, head, 'TH')),
  );
  for (const row of rows) {
    const element = document.struct('TR');
    table.add(element);
    drawRow(pen, element, columns, row);
  }
}

function drawRow(pen: Pen, element: Element, columns: Sheet['columns'], row: SheetRow): void {
  const ensureSpace = (height: number) => {
    if (pen.ensureSpace(height)) drawColumns(pen, columns, null);
  };
  const title = child(pen, element, 'TD');
  const lines = [
    ...pen.lines(row.title, TITLE_WIDTH, 'text').map((text) => ({ text, style: 'text' as const })),
    ...row.notes.flatMap((note) =>
      pen.lines(note, TITLE_WIDTH, 'label').map((text) => ({ text, style: 'label' as const })),
    ),
  ];
  pen.y += PADDING;
  ensureSpace(pen.leading('text'));
  const cells = row.cells.map((text, index) => ({ text, x: EDGES[index + 1]! }));
  lines.forEach(({ text, style }, index) => {
    if (index > 0) ensureSpace(pen.leading(style));
    pen.drawText(text, { x: PAGE.left }, style, title);
    if (index === 0) {
      for (const cell of cells) {
        pen.drawText(cell.text, { x: cell.x, alignRight: true }, 'text', child(pen, element, 'TD'));
      }
    }
    pen.y += pen.leading(style);
  });
  pen.y += PADDING;
  pen.rule(pen.y);
}

/** `elements` null: repeated column names, which screen readers skip. */
function drawColumns(pen: Pen, columns: Sheet['columns'], elements: readonly Element[] | null): void {
  columns.forEach((name, index) =>
    pen.drawText(name, { x: EDGES[index]!, alignRight: index > 0 }, 'label', elements?.[index] ?? null),
  );
  pen.y += pen.leading('label') + 4;
  pen.rule(pen.y, colors.brand);
}

function child(pen: Pen, parent: Element, type: string): Element {
  const element = pen.document.struct(type);
  parent.add(element);
  return element;
}
