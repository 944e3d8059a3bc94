import { setImmediate } from 'node:timers/promises';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { PAGE_LAYOUT } from './pdfWriter.ts';

export interface Typefaces {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

interface Facts {
  readonly title: string;
  readonly author?: string;
  readonly language?: Language;
  readonly datedAt: Date;
}

/** The portal's typefaces. They are loaded on first use. */
export async function portalTypefaces(): Promise<Typefaces> {
  return (await import('./fonts.ts')).fonts;
}

/**
 * An empty PDF, tagged for screen readers, with the typefaces `regular` and `bold`. A page is written when the next one
 * is added, so that memory does not grow with pages. `finished` returns the bytes. The library is loaded on first use.
 */
export async function createPdf(
  facts: Facts,
  { regular, bold }: Typefaces,
): Promise<{
  document: PDFKit.PDFDocument;
  finished: () => Promise<Buffer>;
}> {
  const { title, author, language = 'en', datedAt } = facts;
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [PAGE_LAYOUT.width, PAGE_LAYOUT.height],
    margin: 0,
    // The built-in PDF fonts lack letters of the portal's languages.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, CreationDate: datedAt, ...(author && { Author: author }) },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  const content = new ContentBuffer();
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (piece: Buffer) => content.add(piece));
    document.on('end', resolve);
    document.on('error', reject);
  });
  // The stream passes on what is written from the next turn on. Until then it keeps every piece.
  await setImmediate();
  return {
    document,
    async finished() {
      document.end();
      await ended;
      return content.all();
    },
  };
}

const BLOCK_BYTES = 256 * 1024;

/** Collects the pieces of a document. A long one has a million small pieces, which are joined to blocks. */
class ContentBuffer {
  readonly #blocks: Buffer[] = [];
  #pieces: Buffer[] = [];
  #bytes = 0;

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.byteLength;
    if (this.#bytes >= BLOCK_BYTES) this.#endBlock();
  }

  all(): Buffer {
    this.#endBlock();
    return Buffer.concat(this.#blocks);
  }

  #endBlock(): void {
    this.#blocks.push(Buffer.concat(this.#pieces));
    this.#pieces = [];
    this.#bytes = 0;
  }
}
