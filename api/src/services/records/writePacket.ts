import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  ParseSpeeds,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { Numbering } from '@portal/contract/packets/packet.ts';
import type { Rotation } from '@portal/contract/packets/recipe.ts';
import type { PageBox } from '@portal/contract/packets/redactions.ts';
import type { RowPlace } from '../pdf/drawTable.ts';
import { PAGE_LAYOUT } from '../pdf/pdfWriter.ts';
import type { Typefaces } from '../pdf/text/typefaces.ts';
import { UnreadableContent } from './contentNames.ts';
import { numberPage } from './numberPage.ts';
import { PageCopier } from './PageCopier.ts';
import { openWithPdfium, type PdfiumDocument } from './pdfium.ts';
import { addBlankPage, addRedactedPage } from './redactedPage.ts';
import { pagesWithFontsOf } from './sharedFonts.ts';
import { type RedactionsRow, renderRedactions } from './redactionsList.ts';
import { type ContentsRow, type CoverFacts, renderFront } from './packetFront.ts';
import { addOutline, setPages } from './packetOutline.ts';
import { labelRanges, pageNumberOf } from './pageNumbers.ts';

/** What is in the file of a packet. */
export interface PacketPlan {
  readonly title: string;
  readonly language: Language;
  /** Null: no cover. */
  readonly cover: CoverFacts | null;
  /** Whether it has a table of contents. */
  readonly contents: boolean;
  readonly numbering: Numbering;
  /** The rows of the list of redactions, which is at its end. Empty: there is none. */
  readonly redactions: readonly RedactionsRow[];
  /** Whether redacted pages are empty instead of pictures, for who only looks at the text. */
  readonly isTextOnly: boolean;
  /** Paths of PDF files with the pages. */
  readonly pieces: readonly string[];
  /** In the order of the packet. One without pages is left out. */
  readonly sections: readonly PlannedSection[];
  readonly maxBytes: number;
  /** Path of the result. */
  readonly out: string;
}

interface PlannedSection {
  readonly title: string;
  readonly typeLabel: string;
  /** The date of service, YYYY-MM-DD. */
  readonly date: string | null;
  readonly pages: readonly PlannedPage[];
}

interface PlannedPage {
  /** Index of its piece. */
  readonly piece: number;
  /** Its number in the piece, from 1. */
  readonly page: number;
  /** In addition to the rotation that it has. */
  readonly rotation: Rotation;
  /** The redacted parts. One with such parts becomes a picture. */
  readonly boxes: readonly PageBox[];
}

/** The end of a file is within its last bytes. */
const END_BYTES = 32;

/** `pages`: pages of records; `frontPages`: of cover and table of contents; `allPages`: with these and the list of redactions; `size`: bytes. */
export type WrittenPacket =
  | {
      readonly pages: number;
      readonly allPages: number;
      readonly frontPages: number;
      readonly size: number;
      readonly sha256: string;
    }
  | { readonly failure: 'too-large' };

/**
 * Writes a packet as one PDF. The same plan and pieces give the same bytes. Memory grows with the size of the result, and by
 * one piece. Throws for a piece that is cut or has not so many pages, and UnreadableContent for a page whose content cannot be read; then
 * there is no result.
 *
 * @param onPages Is called with the number of pages of records that are copied.
 */
export async function writePacket(
  plan: PacketPlan,
  onPages: (done: number) => void,
  typefaces: Typefaces,
): Promise<WrittenPacket> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(plan.title, { showInWindowTitleBar: true });
  document.setLanguage(plan.language);
  const sections = plan.sections.filter(({ pages }) => pages.length > 0);
  const front = await addFront(document, plan, sections, typefaces);
  const records = await addRecords(document, plan, onPages);
  if (!records) return { failure: 'too-large' };
  const end = await addEnd(document, plan, front.pages.length, typefaces);
  const starts = startsOf(sections).map((start) => records[start]!.ref);
  addOutline(
    document,
    sections.map(({ title }, index) => ({ title, page: starts[index]! })),
  );
  addLinks(front.pages, front.rows, starts);
  addLabels(document, plan.numbering, front.pages.length, records.length, end.length);
  setPages(
    document,
    [...front.pages, ...records, ...end].map(({ ref }) => ref),
  );
  const bytes = await document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
  if (bytes.length > plan.maxBytes) return { failure: 'too-large' };
  await writeFile(plan.out, bytes);
  return {
    pages: records.length,
    allPages: front.pages.length + records.length + end.length,
    frontPages: front.pages.length,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The index of the first page of each section among the pages of records. */
function startsOf(sections: readonly PlannedSection[]): number[] {
  let next = 0;
  return sections.map(({ pages }) => {
    const start = next;
    next += pages.length;
    return start;
  });
}

/** Adds cover and table of contents. `rows`: where the rows of the table are. */
async function addFront(
  document: PDFDocument,
  { title, language, cover, contents, numbering }: PacketPlan,
  sections: readonly PlannedSection[],
  typefaces: Typefaces,
): Promise<{ pages: readonly PDFPage[]; rows: readonly RowPlace[] }> {
  if (!cover && !contents) return { pages: [], rows: [] };
  const starts = startsOf(sections);
  const pages = sections.reduce((sum, section) => sum + section.pages.length, 0);
  const render = async (frontPages: number) => {
    const rows = sections.map((section, index): ContentsRow => ({
      ...section,
      pages: section.pages.length,
      number: pageNumberOf(numbering, starts[index]!) ?? String(frontPages + starts[index]! + 1),
    }));
    const front = { title, language, cover, pages, contents: contents ? rows : null };
    const rendered = await renderFront(front, typefaces);
    return { rows: rendered.rows, source: await open(rendered.content) };
  };
  let rendered = await render(0);
  // Pages without numbers are found by their place in the file. It does not change how many pages the table has.
  if (contents && numbering.kind === 'none') rendered = await render(rendered.source.getPageCount());
  const copier = new PageCopier(rendered.source, document);
  return { pages: rendered.source.getPages().map((page) => copier.copy(page)), rows: rendered.rows };
}

/** Adds the list of redactions. */
async function addEnd(
  document: PDFDocument,
  { title, language, numbering, redactions }: PacketPlan,
  frontPages: number,
  typefaces: Typefaces,
): Promise<readonly PDFPage[]> {
  if (redactions.length === 0) return [];
  const rows = redactions.map((row) => ({
    ...row,
    number: pageNumberOf(numbering, row.index) ?? String(frontPages + row.index + 1),
  }));
  const source = await open(await renderRedactions({ title, language, rows }, typefaces));
  const copier = new PageCopier(source, document);
  return source.getPages().map((page) => copier.copy(page));
}

/** Adds the pages of records, piece by piece, and returns them in their order. Null: they have too many bytes. */
async function addRecords(
  document: PDFDocument,
  { sections, pieces, numbering, maxBytes, isTextOnly }: PacketPlan,
  onPages: (done: number) => void,
): Promise<PDFPage[] | null> {
  const font = numbering.kind === 'none' ? null : await document.embedFont(StandardFonts.Helvetica);
  const planned = sections.flatMap(({ pages }) => pages).map((page, index) => ({ ...page, index }));
  const added: PDFPage[] = [];
  const bytes = new StreamBytes(document);
  let done = 0;
  for (const [piece, pages] of Map.groupBy(planned, (page) => page.piece)) {
    const content = await readFile(pieces[piece]!);
    const source = await open(content);
    const copier = new PageCopier(source, document);
    const all = source.getPages();
    const isWhole = new Set(pages.filter(({ boxes }) => boxes.length === 0).map(({ page }) => all[page - 1]));
    const pictures = await pagesWithFontsOf(
      all.filter((page) => !isWhole.has(page)),
      all.filter((page) => isWhole.has(page)),
    );
    const isPicture = ({ page, boxes }: PlannedPage) => boxes.length > 0 || pictures.has(all[page - 1]!);
    const drawer = !isTextOnly && pages.some(isPicture) ? await openToDraw(content) : null;
    try {
      for (const planned of pages) {
        const { page, rotation, boxes, index } = planned;
        const original = source.getPage(page - 1);
        const copied = !isPicture(planned)
          ? copier.copy(original)
          : drawer
            ? addRedactedPage(document, original, { drawer, index: page - 1 }, boxes)
            : addBlankPage(document, original);
        copied.node.set(PDFName.Rotate, document.context.obj((copied.getRotation().angle + rotation) % 360));
        const number = pageNumberOf(numbering, index);
        if (number !== null && numbering.kind !== 'none') numberPage(copied, number, numbering.corner, font!);
        added[index] = copied;
        if (bytes.count() > maxBytes) return null;
        onPages((done += 1));
      }
    } finally {
      drawer?.close();
    }
  }
  return added;
}

async function openToDraw(content: Buffer): Promise<PdfiumDocument> {
  const opened = await openWithPdfium(content);
  if (opened.kind === 'refused') throw new UnreadableContent('not shown');
  return opened.document;
}

async function open(content: Buffer): Promise<PDFDocument> {
  // The parser takes a file that is cut for one with fewer objects.
  if (!content.subarray(-END_BYTES).includes('%%EOF')) throw new UnreadableContent('no end');
  // Streams are copied out of an array of bytes. Out of a buffer they would keep all of it.
  const bytes = new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
  return PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
}

/** Counts the bytes of the streams of a growing document. */
class StreamBytes {
  readonly #document: PDFDocument;
  #seen = 0;
  #bytes = 0;

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  count(): number {
    const { context } = this.#document;
    for (; this.#seen < context.largestObjectNumber; this.#seen++) {
      const object = context.lookup(PDFRef.of(this.#seen + 1));
      if (object instanceof PDFRawStream) this.#bytes += object.contents.length;
    }
    return this.#bytes;
  }
}

/** Makes the rows of the table of contents lead to pages, of which there is one for each row. */
function addLinks(front: readonly PDFPage[], rows: readonly RowPlace[], pages: readonly PDFRef[]): void {
  front.forEach(({ node, doc: { context } }, index) => {
    const links = rows.flatMap(({ page, top, bottom }, row) => {
      if (page !== index + 1) return [];
      const rect = [
        PAGE_LAYOUT.left,
        PAGE_LAYOUT.height - bottom,
        PAGE_LAYOUT.right,
        PAGE_LAYOUT.height - top,
      ];
      const action = { Rect: rect, Border: [0, 0, 0], Dest: [pages[row]!, 'Fit'] };
      return [context.register(context.obj({ Type: 'Annot', Subtype: 'Link', ...action }))];
    });
    if (links.length > 0) node.set(PDFName.of('Annots'), context.obj(links));
  });
}

/** Viewers show the printed numbers, and small Roman ones for the pages before and after them. */
function addLabels(
  document: PDFDocument,
  numbering: Numbering,
  frontPages: number,
  pages: number,
  endPages: number,
): void {
  const { context, catalog } = document;
  const ranges = labelRanges(numbering, pages);
  if (ranges.length === 0) return;
  const labels = ranges.flatMap(({ index, prefix, start }) => [
    frontPages + index,
    { S: 'D', St: start, ...(prefix ? { P: PDFString.of(prefix) } : {}) },
  ]);
  const nums = [
    ...(frontPages > 0 ? [0, { S: 'r' }] : []),
    ...labels,
    ...(endPages > 0 ? [frontPages + pages, { S: 'r', St: frontPages + 1 }] : []),
  ];
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: nums }));
}
