import { drawHeader, paragraph } from './drawHeader.ts';
import { drawTable } from './drawTable.ts';
import { GAP, PAGE_LAYOUT, type PdfLayout } from './pdfWriter.ts';
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
  const printed = sums.map(([label, text], index) => {
    const style = index === sums.length - 1 ? ('total' as const) : ('text' as const);
    const amount = writer.line(text, style);
    const width = PAGE_LAYOUT.right - SUMS_FROM - GAP - writer.widthOf(amount, style);
    return { labels: writer.lines(label, width, style), amount, style };
  });
  writer.y += 12;
  const lines = printed.reduce((count, { labels }) => count + labels.length, 0);
  writer.ensureSpace(lines * writer.leading('total'));
  for (const { labels, amount, style } of printed) {
    const element = writer.add(null, 'P');
    labels.forEach((label, index) => {
      writer.drawText(label, { x: SUMS_FROM }, style, element);
      if (index === labels.length - 1)
        writer.drawText(amount, { x: PAGE_LAYOUT.right, alignRight: true }, style, element);
      writer.y += writer.leading('total');
    });
  }
  writer.y += 8;
}
