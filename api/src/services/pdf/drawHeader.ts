import { type Element, PAGE, type Pen, type Style } from './pen.ts';
import type { Sheet } from './sheet.ts';

const MIDDLE = 312;
const GAP = 24;

/** Draws the sender, the heading, the recipient, and the facts. */
export function drawHeader(pen: Pen, root: Element, sheet: Sheet): void {
  const { document } = pen;
  const add = (type: string) => {
    const element = document.struct(type);
    root.add(element);
    return element;
  };
  const full = PAGE.right - PAGE.left;
  paragraph(pen, add('P'), sheet.sender.name, { x: PAGE.left, width: full, style: 'brand' });
  paragraph(pen, add('P'), sheet.sender.address, { x: PAGE.left, width: full, style: 'label' });
  pen.y += 22;
  paragraph(pen, add('H1'), sheet.heading, { x: PAGE.left, width: full, style: 'heading' });
  if (sheet.mark) {
    paragraph(pen, add('P'), sheet.mark.text, { x: PAGE.left, width: full, style: sheet.mark.tone });
  }
  pen.y += 14;
  pen.rule(pen.y);
  pen.y += 14;
  const top = pen.y;
  const { heading, lines } = sheet.billTo;
  const left = { x: PAGE.left, width: MIDDLE - GAP - PAGE.left };
  paragraph(pen, add('P'), heading, { ...left, style: 'label' });
  lines.forEach((line, index) =>
    paragraph(pen, add('P'), line, { ...left, style: index === 0 ? 'strong' : 'text' }),
  );
  const end = pen.y;
  pen.y = top;
  for (const [label, value] of sheet.facts) drawFact(pen, add('P'), label, value);
  pen.y = Math.max(pen.y, end) + GAP;
}

const LABEL_WIDTH = 96;

function drawFact(pen: Pen, element: Element, label: string, value: string): void {
  const labels = pen.lines(label, LABEL_WIDTH - 8, 'label');
  const values = pen.lines(value, PAGE.right - MIDDLE - LABEL_WIDTH, 'text');
  for (let index = 0; index < Math.max(labels.length, values.length); index++) {
    if (labels[index]) pen.drawText(labels[index]!, { x: MIDDLE }, 'label', element);
    if (values[index]) pen.drawText(values[index]!, { x: MIDDLE + LABEL_WIDTH }, 'text', element);
    pen.y += pen.leading('text');
  }
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly style: Style;
}

/** Draws a text over as many lines and pages as it needs. */
export function paragraph(pen: Pen, element: Element, text: string, { x, width, style }: Column): void {
  for (const line of pen.lines(text, width, style)) {
    pen.ensureSpace(pen.leading(style));
    pen.drawText(line, { x }, style, element);
    pen.y += pen.leading(style);
  }
}
