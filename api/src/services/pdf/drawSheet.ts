import { drawHeader, paragraph } from './drawHeader.ts';
import { drawTable } from './drawTable.ts';
import { PAGE_LAYOUT, type PdfLayout } from './pdfWriter.ts';
import type { Sheet } from './sheet.ts';

const SUMS_FROM = 312;

/** Draws a sheet on as many pages as it needs. */
export function drawSheet(writer: PdfLayout, sheet: Sheet): void {
  drawHeader(writer, sheet);
  drawTable(writer, sheet);
  drawSums(writer, sheet.sums);
  for (const note of sheet.notes) {
    writer.y += 10;
    paragraph(writer, writer.add(null, 'P'), note, {
      x: PAGE_LAYOUT.left,
      width: PAGE_LAYOUT.right - PAGE_LAYOUT.left,
      style: 'text',
    });
  }
}

/** Keeps the sums on one page, so that no total is separated from its parts. */
function drawSums(writer: PdfLayout, sums: Sheet['sums']): void {
  writer.y += 12;
  writer.ensureSpace(sums.length * writer.leading('total'));
  sums.forEach(([label, amount], index) => {
    const style = index === sums.length - 1 ? 'total' : 'text';
    const element = writer.add(null, 'P');
    writer.drawText(writer.line(label, style), { x: SUMS_FROM }, style, element);
    writer.drawText(writer.line(amount, style), { x: PAGE_LAYOUT.right, alignRight: true }, style, element);
    writer.y += writer.leading('total');
  });
  writer.y += 8;
}
