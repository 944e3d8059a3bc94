import { drawHeader, paragraph } from './drawHeader.ts';
import { drawTable } from './drawTable.ts';
import { type Element, PAGE, type Pen, penFor } from './pen.ts';
import type { Sheet } from './sheet.ts';

const SUMS_FROM = 312;

/** Draws a sheet on as many pages as it needs. */
export function drawSheet(document: PDFKit.PDFDocument, sheet: Sheet): void {
  const pen = penFor(document);
  const root = document.struct('Document');
  document.addStructure(root);
  drawHeader(pen, root, sheet);
  drawTable(pen, root, sheet);
  drawSums(pen, root, sheet.sums);
  for (const note of sheet.notes) {
    pen.y += 10;
    const element = document.struct('P');
    root.add(element);
    paragraph(pen, element, note, { x: PAGE.left, width: PAGE.right - PAGE.left, style: 'text' });
  }
  root.end();
  drawFooters(pen, sheet);
}

/** Keeps the sums on one page, so that no total is separated from its parts. */
function drawSums(pen: Pen, root: Element, sums: Sheet['sums']): void {
  pen.y += 12;
  pen.ensureSpace(sums.length * pen.leading('total'));
  sums.forEach(([label, amount], index) => {
    const style = index === sums.length - 1 ? 'total' : 'text';
    const element = pen.document.struct('P');
    root.add(element);
    pen.drawText(label, { x: SUMS_FROM }, style, element);
    pen.drawText(amount, { x: PAGE.right, alignRight: true }, style, element);
    pen.y += pen.leading('total');
  });
  pen.y += 8;
}

function drawFooters(pen: Pen, { title, pageLabel }: Sheet): void {
  const { document } = pen;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    pen.y = PAGE.bottom + 22;
    pen.drawText(title, { x: PAGE.left }, 'label', null);
    pen.drawText(pageLabel(page + 1, count), { x: PAGE.right, alignRight: true }, 'label', null);
  }
}
