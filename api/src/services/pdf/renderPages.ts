import { createPdf } from './createPdf.ts';
import { paragraph } from './drawHeader.ts';
import { PAGE_LAYOUT, PdfLayout, PdfWriter } from './pdfWriter.ts';
import type { PrintedFacts } from './printedFacts.ts';
import type { Typefaces } from './text/typefaces.ts';
import { Typesetter } from './text/typesetter.ts';

interface Printed extends PrintedFacts {
  readonly author: string;
  /** Called twice: first to count the pages, then to draw them. */
  readonly draw: (writer: PdfLayout) => void;
}

const COLUMN = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left, style: 'label' } as const;

/** Renders pages with a footer as PDF. Memory does not grow with the number of pages, apart from the result. */
export async function renderPages({ draw, ...printed }: Printed, typefaces: Typefaces): Promise<Buffer> {
  const facts = { ...printed, datedAt: new Date(printed.datedAt) };
  const typesetter = await Typesetter.open(typefaces);
  const drawAll = (writer: PdfLayout) => {
    draw(writer);
    if (!typesetter.hasUnprinted) return;
    writer.y += 10;
    paragraph(writer, writer.add(null, 'P'), printed.boxNote, COLUMN);
  };
  const counter = new PdfLayout(typesetter);
  // Part of each page: it can have characters that the text has not.
  counter.line(printed.title, 'label');
  drawAll(counter);
  const { document, finished } = await createPdf(facts);
  const writer = new PdfWriter(document, typesetter, printed, counter.page);
  drawAll(writer);
  writer.finish();
  return finished();
}
