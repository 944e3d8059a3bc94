import { paragraph } from '../services/pdf/drawHeader.ts';
import { PAGE_LAYOUT, type PdfLayout } from '../services/pdf/pdfWriter.ts';
import { renderPages } from '../services/pdf/renderPages.ts';
import { portalTypefaces } from '../services/pdf/text/typefaces.ts';

/** A one-page PDF with a title and a few lines. */
export async function demoDocument(title: string, lines: readonly string[], now: Date): Promise<Uint8Array> {
  const column = { x: PAGE_LAYOUT.left, width: PAGE_LAYOUT.right - PAGE_LAYOUT.left };
  const draw = (writer: PdfLayout) => {
    paragraph(writer, writer.add(null, 'H1'), title, { ...column, style: 'heading' });
    for (const line of lines) {
      writer.y += 8;
      paragraph(writer, writer.add(null, 'P'), line, { ...column, style: 'letter' });
    }
  };
  const facts = { title, author: '', language: 'en', pageLabel: '', boxNote: '' } as const;
  return renderPages({ ...facts, datedAt: now.toISOString(), draw }, await portalTypefaces());
}
