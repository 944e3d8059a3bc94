import { createPdf, portalTypefaces } from '../services/pdf/createPdf.ts';

/** A one-page PDF with a title and a few lines. */
export async function demoDocument(title: string, lines: readonly string[], now: Date): Promise<Uint8Array> {
  const { document, finished } = await createPdf({ title, datedAt: now }, await portalTypefaces());
  document.font('bold').fontSize(18).text(title, 72, 72, { width: 468 });
  document.moveDown().font('regular').fontSize(11);
  for (const line of lines) document.text(line).moveDown(0.5);
  return finished();
}
