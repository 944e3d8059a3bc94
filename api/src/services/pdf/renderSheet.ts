import { drawSheet } from './drawSheet.ts';
import type { PdfLayout } from './pdfWriter.ts';
import { renderPages } from './renderPages.ts';
import type { Sheet } from './sheet.ts';
import type { Typefaces } from './text/typefaces.ts';

/** Renders a sheet as PDF. The same sheet always gives the same bytes. */
export async function renderSheet(sheet: Sheet, typefaces: Typefaces): Promise<Buffer> {
  const draw = (writer: PdfLayout) => drawSheet(writer, sheet);
  return renderPages({ ...sheet, author: sheet.sender.name, draw }, typefaces);
}
