import type { Typefaces } from '../text/typefaces.ts';
import type { PdfLayout } from '../pdfWriter.ts';
import { renderPages } from '../renderPages.ts';
import { drawLetter } from './drawLetter.ts';
import type { Letter } from './letter.ts';

/** Renders a letter as tagged PDF. The same letter always gives the same bytes. */
export async function renderLetter(letter: Letter, typefaces: Typefaces): Promise<Buffer> {
  const draw = (writer: PdfLayout) => drawLetter(writer, letter);
  return renderPages({ ...letter, author: letter.sender.name, draw }, typefaces);
}
