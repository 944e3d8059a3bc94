import { PDFDict, PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { UnreadableContent } from '../contentNames.ts';
import { joined, PageCopier } from '../PageCopier.ts';

/** A code that stands for more than eight characters: a word instead of a ligature. */
const WORD = /<(?:\s*[0-9A-F]){33,}\s*>/i;
/** A comment that programs do not write into each character map. */
const COMMENT = /^\s*%(?![!%])/m;

/**
 * The pages that use a font which can say something about the pages that are left out: it has drawings for single codes, or
 * words. A page takes a font over as a whole, so these pages have to become pictures. Pages of one file.
 */
export async function pagesWithFontsOf(
  leftOut: readonly PDFPage[],
  kept: readonly PDFPage[],
): Promise<ReadonlySet<PDFPage>> {
  const telling = new Set<PDFObject>();
  for (const page of leftOut) {
    const fonts = await fontsOf(page);
    if (!fonts) return new Set(kept);
    for (const font of fonts) if (isTelling(font, page)) telling.add(font);
  }
  const found = new Set<PDFPage>();
  if (telling.size === 0) return found;
  for (const page of kept) {
    const fonts = await fontsOf(page);
    if (!fonts || [...fonts].some((font) => telling.has(font))) found.add(page);
  }
  return found;
}

/** The fonts that a page uses. Null: its content cannot be read. */
async function fontsOf(page: PDFPage): Promise<ReadonlySet<PDFObject> | null> {
  const copier = new PageCopier(page.doc, await PDFDocument.create({ updateMetadata: false }));
  try {
    copier.copy(page);
    return copier.fonts;
  } catch (error) {
    if (error instanceof UnreadableContent) return null;
    throw error;
  }
}

function isTelling(font: PDFObject, { doc: { context } }: PDFPage): boolean {
  if (!(font instanceof PDFDict)) return false;
  if (font.lookup(PDFName.of('Subtype')) === PDFName.of('Type3')) return true;
  const map = context.lookup(font.get(PDFName.of('ToUnicode')));
  if (!(map instanceof PDFRawStream)) return false;
  const text = Buffer.from(joined([map])).toString('latin1');
  return WORD.test(text) || COMMENT.test(text);
}
