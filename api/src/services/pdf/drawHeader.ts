import { type Element, PAGE_LAYOUT, type PdfLayout, type Position, type Style } from './pdfWriter.ts';
import type { Sheet } from './sheet.ts';
import { type BaseDirection, beginsAtRight } from './text/readingOrder.ts';
import type { TextLine } from './text/typesetter.ts';

const MIDDLE = 312;
const GAP = 24;

/** Draws the sender, the heading, the recipient, and the facts. */
export function drawHeader(
  writer: PdfLayout,
  sheet: Pick<Sheet, 'sender' | 'heading' | 'mark' | 'billTo' | 'facts'>,
): void {
  const add = (type: string) => writer.add(null, type);
  const full = PAGE_LAYOUT.right - PAGE_LAYOUT.left;
  paragraph(writer, add('P'), sheet.sender.name, { x: PAGE_LAYOUT.left, width: full, style: 'brand' });
  paragraph(writer, add('P'), sheet.sender.address, { x: PAGE_LAYOUT.left, width: full, style: 'label' });
  writer.y += 22;
  paragraph(writer, add('H1'), sheet.heading, { x: PAGE_LAYOUT.left, width: full, style: 'heading' });
  if (sheet.mark) {
    paragraph(writer, add('P'), sheet.mark.text, {
      x: PAGE_LAYOUT.left,
      width: full,
      style: sheet.mark.tone,
    });
  }
  writer.y += 14;
  writer.rule(writer.y);
  writer.y += 14;
  const top = writer.y;
  const { heading, lines } = sheet.billTo;
  const left = { x: PAGE_LAYOUT.left, width: MIDDLE - GAP - PAGE_LAYOUT.left };
  paragraph(writer, add('P'), heading, { ...left, style: 'label' });
  lines.forEach((line, index) =>
    paragraph(writer, add('P'), line, { ...left, style: index === 0 ? 'strong' : 'text' }),
  );
  const end = writer.y;
  writer.y = top;
  for (const [label, value] of sheet.facts) drawFact(writer, add('P'), label, value);
  writer.y = Math.max(writer.y, end) + GAP;
}

const LABEL_WIDTH = 96;

function drawFact(writer: PdfLayout, element: Element, label: string, value: string): void {
  const labels = writer.lines(label, LABEL_WIDTH - 8, 'label');
  const values = writer.lines(value, PAGE_LAYOUT.right - MIDDLE - LABEL_WIDTH, 'text');
  for (let index = 0; index < Math.max(labels.length, values.length); index++) {
    if (labels[index]) writer.drawText(labels[index]!, { x: MIDDLE }, 'label', element);
    if (values[index]) writer.drawText(values[index]!, { x: MIDDLE + LABEL_WIDTH }, 'text', element);
    writer.y += writer.leading('text');
  }
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly style: Style;
  readonly base?: BaseDirection;
  /** Text that a person wrote, not a name in a form: its lines start at the side from which it is read. */
  readonly isProse?: boolean;
}

/** Where a line of prose starts in a column: at the right if its paragraph is read from there. */
export function proseStart({ directions }: TextLine, x: number, width: number): Position {
  return beginsAtRight(directions) ? { x: x + width, alignRight: true } : { x };
}

/** Draws a text over as many lines and pages as it needs. */
export function paragraph(
  writer: PdfLayout,
  element: Element,
  text: string,
  { x, width, style, base, isProse = false }: Column,
): void {
  for (const line of writer.lines(text, width, style, base)) {
    writer.ensureSpace(writer.leading(style));
    writer.drawText(line, isProse ? proseStart(line, x, width) : { x }, style, element);
    writer.y += writer.leading(style);
  }
}
