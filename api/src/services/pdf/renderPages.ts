import type { Language } from '@portal/contract/languages/languages.ts';
import { createPdf, type Typefaces } from './createPdf.ts';
import { TextMeasure } from './measureText.ts';
import { type Footer, PdfLayout, PdfWriter } from './pdfWriter.ts';

interface Printed extends Footer {
  readonly author: string;
  readonly language: Language;
  /** Instant in the PDF metadata. */
  readonly datedAt: string;
  /** Called twice: first to count the pages, then to draw them. */
  readonly draw: (writer: PdfLayout) => void;
}

/** Renders pages with a footer as PDF. Memory does not grow with the number of pages, apart from the result. */
export async function renderPages({ draw, ...printed }: Printed, typefaces: Typefaces): Promise<Buffer> {
  const facts = { ...printed, datedAt: new Date(printed.datedAt) };
  const { document, finished } = await createPdf(facts, typefaces);
  const measure = new TextMeasure(document);
  const counter = new PdfLayout(measure);
  draw(counter);
  const writer = new PdfWriter(document, measure, printed, counter.page);
  draw(writer);
  writer.finish();
  return finished();
}
