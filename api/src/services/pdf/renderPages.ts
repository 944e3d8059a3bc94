import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { setImmediate } from 'node:timers/promises';
import { paragraph } from './drawHeader.ts';
import { PAGE_LAYOUT, PdfLayout, PdfWriter } from './pdfWriter.ts';
import type { PrintedFacts } from './printedFacts.ts';
import type { Typefaces } from './text/typefaces.ts';
import { Typesetter } from './text/typesetter.ts';

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
async function createPdf({ title, author, language, datedAt }: Facts): Promise<{
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
