import { setImmediate } from 'node:timers/promises';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { PAGE_LAYOUT } from './pdfWriter.ts';

interface Facts {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly datedAt: Date;
}

/**
 * An empty PDF, tagged for screen readers. A page is written when the next one is added, so that memory does not grow with
 * pages. `finished` returns the bytes. The library is loaded on first use.
 */
export async function createPdf({ title, author, language, datedAt }: Facts): Promise<{
  document: PDFKit.PDFDocument;
  finished: () => Promise<Buffer>;
}> {
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
    info: { Title: title, CreationDate: datedAt, Author: author },
  });
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
