import { drawHeader, paragraph } from './drawHeader.ts';
import { drawTable } from './drawTable.ts';
import { type Element, PAGE_LAYOUT, type PdfWriter, createPdfWriter } from './pdfWriter.ts';
import type { Sheet } from './sheet.ts';

const SUMS_FROM = 312;

/** Draws a sheet on as many pages as it needs. */
export function drawSheet(document: PDFKit.PDFDocument, sheet: Sheet): void {
  const writer = createPdfWriter(document);
  const root = document.struct('Document');
  document.addStructure(root);
  drawHeader(writer, root, sheet);
  drawTable(writer, root, sheet);
  drawSums(writer, root, sheet.sums);
  for (const note of sheet.notes) {
    writer.y += 10;
    const element = document.struct('P');
    root.add(element);
    paragraph(writer, element, note, {
      x: PAGE_LAYOUT.left,
      width: PAGE_LAYOUT.right - PAGE_LAYOUT.left,
      style: 'text',
    });
  }
  root.end();
  drawFooters(writer, sheet);
}

/** Keeps the sums on one page, so that no total is separated from its parts. */
function drawSums(writer: PdfWriter, root: Element, sums: Sheet['sums']): void {
  writer.y += 12;
  writer.ensureSpace(sums.length * writer.leading('total'));
  sums.forEach(([label, amount], index) => {
    const style = index === sums.length - 1 ? 'total' : 'text';
    const element = writer.document.struct('P');
    root.add(element);
    writer.drawText(label, { x: SUMS_FROM }, style, element);
    writer.drawText(amount, { x: PAGE_LAYOUT.right, alignRight: true }, style, element);
    writer.y += writer.leading('total');
  });
  writer.y += 8;
}

/** Draws the title and the page number at the end of each page. */
export function drawFooters(
  writer: PdfWriter,
  { title, pageLabel }: Pick<Sheet, 'title' | 'pageLabel'>,
): void {
  const { document } = writer;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    writer.y = PAGE_LAYOUT.bottom + 22;
    writer.drawText(title, { x: PAGE_LAYOUT.left }, 'label', null);
    writer.drawText(pageLabel(page + 1, count), { x: PAGE_LAYOUT.right, alignRight: true }, 'label', null);
  }
}
