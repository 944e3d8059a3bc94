import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A one-page PDF with a title and a few lines. */
export async function demoDocument(title: string, lines: readonly string[], now: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(now);
  const [heading, body] = await Promise.all([
    document.embedFont(StandardFonts.HelveticaBold),
    document.embedFont(StandardFonts.Helvetica),
  ]);
  const page = document.addPage([612, 792]);
  page.drawText(title, { x: 72, y: 700, size: 18, font: heading });
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x: 72, y: 660 - index * 20, size: 11, font: body });
  }
  return document.save();
}
