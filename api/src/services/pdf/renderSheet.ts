import type { Typefaces } from './createPdf.ts';
import { drawSheet } from './drawSheet.ts';
import { renderPages } from './renderPages.ts';
import type { Sheet } from './sheet.ts';

/** Renders a sheet as PDF. The same sheet always gives the same bytes. */
export async function renderSheet(sheet: Sheet, typefaces: Typefaces): Promise<Buffer> {
  const { title, sender, language, datedAt, pageLabel } = sheet;
  const facts = { title, author: sender.name, language, datedAt, pageLabel };
  return renderPages({ ...facts, draw: (writer) => drawSheet(writer, sheet) }, typefaces);
}
