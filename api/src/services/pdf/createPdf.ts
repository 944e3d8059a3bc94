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
  /** Replaces the portal's typefaces. */
  readonly typefaces?: Typefaces | undefined;
}

/**
 * An empty PDF, tagged for screen readers, with the typefaces `regular` and `bold`. `finished` returns its bytes. The
 * library and the typefaces are loaded on first use.
 */
export async function createPdf(facts: Facts): Promise<{
  document: PDFKit.PDFDocument;
  finished: () => Promise<Buffer>;
}> {
  const { title, author, language = 'en', datedAt } = facts;
  const [{ default: PDFDocument }, { regular, bold }] = await Promise.all([
    import('pdfkit'),
    facts.typefaces ?? import('./fonts.ts').then(({ fonts }) => fonts),
  ]);
  const document = new PDFDocument({
    size: [PAGE_LAYOUT.width, PAGE_LAYOUT.height],
    margin: 0,
    bufferPages: true,
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
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', resolve);
    document.on('error', reject);
  });
  return {
    document,
    async finished() {
      document.end();
      await ended;
      return Buffer.concat(pieces);
    },
  };
}
