import { colors, type Element, PAGE, type Pen } from './pen.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Where each column begins or, for numbers, ends. */
const EDGES = [PAGE.left, 388, 472, PAGE.right] as const;
const TITLE_WIDTH = 278;
const PADDING = 7;

/** The lines of an invoice. A line may go on over the page; the names of the columns stand on every page. */
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
  const turn = (height: number) => {
    if (pen.need(height)) drawColumns(pen, columns, null);
  };
  const title = child(pen, element, 'TD');
  const lines = [
    ...pen.lines(row.title, TITLE_WIDTH, 'text').map((text) => ({ text, style: 'text' as const })),
    ...row.notes.flatMap((note) =>
      pen.lines(note, TITLE_WIDTH, 'label').map((text) => ({ text, style: 'label' as const })),
    ),
  ];
  pen.y += PADDING;
  turn(pen.leading('text'));
  const cells = row.cells.map((text, index) => ({ text, x: EDGES[index + 1]! }));
  lines.forEach(({ text, style }, index) => {
    if (index > 0) turn(pen.leading(style));
    pen.set(text, { x: PAGE.left }, style, title);
    if (index === 0) {
      for (const cell of cells) {
        pen.set(cell.text, { x: cell.x, ends: true }, 'text', child(pen, element, 'TD'));
      }
    }
    pen.y += pen.leading(style);
  });
  pen.y += PADDING;
  pen.rule(pen.y);
}

/** `elements` null: they were read before, on an earlier page. */
function drawColumns(pen: Pen, columns: Sheet['columns'], elements: readonly Element[] | null): void {
  columns.forEach((name, index) =>
    pen.set(name, { x: EDGES[index]!, ends: index > 0 }, 'label', elements?.[index] ?? null),
  );
  pen.y += pen.leading('label') + 4;
  pen.rule(pen.y, colors.brand);
}

function child(pen: Pen, parent: Element, type: string): Element {
  const element = pen.document.struct(type);
  parent.add(element);
  return element;
}
