import { drawSheet } from './drawSheet.ts';
import { createPdf, type Typefaces } from './createPdf.ts';
import type { Sheet } from './sheet.ts';

/** Renders a sheet as PDF. The same sheet always gives the same bytes. */
export async function renderPdf(sheet: Sheet, typefaces?: Typefaces): Promise<Buffer> {
  const { document, finished } = await createPdf({
    title: sheet.title,
    author: sheet.sender.name,
    language: sheet.language,
    datedAt: new Date(sheet.datedAt),
    typefaces,
  });
  drawSheet(document, sheet);
  return finished();
}
