import type { Typefaces } from '../text/typefaces.ts';
import { PAGE_LAYOUT, type PdfLayout, type Style } from '../pdfWriter.ts';
import { renderPages } from '../renderPages.ts';
import type { Letter } from './letter.ts';
import { proseStart } from '../drawHeader.ts';

/** Narrower than the page, so that lines are easy to read. */
const WIDTH = 468;
/** Between paragraphs. */
const GAP = 9;
/** Between the parts of the letter. */
const PART_GAP = 20;

/** Draws a letter on as many pages as it needs. */
function drawLetter(writer: PdfLayout, letter: Letter): void {
  /** `next`: height of what must follow on the same page, after a paragraph of the letter. */
  const draw = (type: 'H1' | 'P', texts: readonly string[], style: Style, next: number | null = null) => {
    const element = writer.add(null, type);
    const leading = writer.leading(style);
    const lines = texts.flatMap((text) => writer.lines(text, WIDTH, style));
    lines.forEach((line, index) => {
      // No line and no closing stands alone at the top of a page.
      const isNextToLast = index === Math.max(0, lines.length - 2);
      writer.ensureSpace(isNextToLast ? (lines.length - index) * leading + (next ?? 0) : leading);
      const start = next === null ? { x: PAGE_LAYOUT.left } : proseStart(line, PAGE_LAYOUT.left, WIDTH);
      writer.drawText(line, start, style, element);
      writer.y += leading;
    });
  };
  draw('P', [letter.sender.name], 'brand');
  draw('P', [letter.sender.contact], 'label');
  writer.y += 10;
  writer.rule(writer.y);
  writer.y += PART_GAP;
  draw('P', [letter.date], 'letter');
  writer.y += PART_GAP;
  if (letter.addressee.length > 0) {
    draw('P', letter.addressee, 'letter');
    writer.y += PART_GAP;
  }
  draw('H1', [letter.subject], 'subject');
  if (letter.facility !== '') draw('P', [letter.facility], 'letter');
  writer.y += PART_GAP - GAP;
  const closing = PART_GAP + writer.leading('subject');
  letter.paragraphs.forEach((lines, index) => {
    writer.y += GAP;
    draw('P', lines, 'letter', index === letter.paragraphs.length - 1 ? closing : 0);
  });
  writer.y += PART_GAP;
  draw('P', [letter.closing], 'subject');
}

/** Renders a letter as tagged PDF. The same letter always gives the same bytes. */
export async function renderLetter(letter: Letter, typefaces: Typefaces): Promise<Buffer> {
  const draw = (writer: PdfLayout) => drawLetter(writer, letter);
  return renderPages({ ...letter, author: letter.sender.name, draw }, typefaces);
}
