import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  ParseSpeeds,
  PDFDocument,
  PDFHexString,
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
import { type Translate, translator } from '../email/translator.ts';
import type { RowPlace } from '../pdf/drawTable.ts';
import { PAGE_LAYOUT } from '../pdf/pdfWriter.ts';
import type { Typefaces } from '../pdf/text/typefaces.ts';
import { UnreadableContent } from './contentNames.ts';
import { pagesThatHide } from './hidden/hiddenContent.ts';
import { hasHiddenLayers } from './hidden/layers.ts';
import { numberPage } from './numberPage.ts';
import { PageCopier } from './PageCopier.ts';
import { openWithPdfium, type PdfiumDocument } from './pdfium.ts';
import { addBlankPage, addRedactedPage } from './redactions/redactedPage.ts';
import { pagesWithFontsOf } from './hidden/sharedFonts.ts';
import { type RedactionsRow, renderRedactions } from './redactions/redactionsList.ts';
import { type ContentsRow, type CoverFacts, renderFront } from './packetFront.ts';
import { addOutline, setPages } from './packetOutline.ts';
import { labelRanges, pageNumberOf } from './pageNumbers.ts';

/** What is in a packet, and which of its files is written. */
export interface PacketPlan {
  readonly title: string;
  readonly language: Language;
  /** Null: no cover. */
  readonly cover: CoverFacts | null;
  /** Whether it has a table of contents. */
  readonly contents: boolean;
  /** Marks the request in the ID of the file (`packetMark`); absent for a file that nobody gets. */
  readonly mark?: string;
  readonly numbering: Numbering;
  /** The rows of the list of redactions, which is at its end. Empty: there is none. */
  readonly redactions: readonly RedactionsRow[];
  /** Whether pages that become pictures are empty instead, for who only looks at the text. */
  readonly isTextOnly: boolean;
  /** Paths of PDF files with the pages. */
  readonly pieces: readonly string[];
  /** In the order of the packet. One without pages is left out. */
  readonly sections: readonly PlannedSection[];
  /** How many pages of records each volume has, in order. One volume: the packet is not in volumes. */
  readonly volumes: readonly number[];
  /** The volume that is written, from 1. Only the first one has cover and table of contents. */
  readonly volume: number;
  /** Of the file. */
  readonly maxBytes: number;
  /** Path of the result. */
  readonly out: string;
}

export interface PlannedSection {
  readonly title: string;
  readonly typeLabel: string;
  /** The date of service, YYYY-MM-DD. */
  readonly date: string | null;
  readonly pages: readonly PlannedPage[];
}

export interface PlannedPage {
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

/**
 * One file. `pages`: pages of records; `frontPages`: of cover and table of contents; `allPages`: with these and the list of
 * redactions; `size`: bytes.
 */
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
 * Writes one volume of a packet as PDF. The same plan and pieces give the same bytes. Memory grows with the size of the
 * result, and by one piece. Throws for a piece that is cut or has not so many pages, and UnreadableContent for a page whose
 * content cannot be read; then there is no result.
 *
 * @param onPages Is called with the number of pages of records that are copied, with those of earlier volumes.
 */
export async function writePacket(
  plan: PacketPlan,
  onPages: (done: number) => void,
  typefaces: Typefaces,
): Promise<WrittenPacket> {
  const t = await translator(plan.language);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(titleOf(plan, t), { showInWindowTitleBar: true });
  document.setLanguage(plan.language);
  if (plan.mark) setMark(document, plan.mark);
  const placed = placedSections(plan);
  const sections = placed.filter(({ volume }) => volume === plan.volume);
  const front = plan.volume === 1 ? await addFront(document, plan, placed, typefaces) : NO_FRONT;
  const first = firstPageOf(plan);
  const records = await addRecords(document, plan, sections, first, onPages);
  if (!records) return { failure: 'too-large' };
  const isLast = plan.volume === plan.volumes.length;
  const end = isLast ? await addEnd(document, plan, front.pages.length, typefaces) : [];
  const refs = sections.map(({ start }) => records[start - first]!.ref);
  addOutline(
    document,
    sections.map(({ title, isContinued }, index) => ({
      title: isContinued ? t('{{title}} (continued)', { title }) : title,
      page: refs[index]!,
    })),
  );
  addLinks(front.pages, front.rows, refs);
  addLabels(document, plan.numbering, front.pages.length, { first, pages: records.length }, end.length);
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

function setMark({ context }: PDFDocument, mark: string): void {
  const id = PDFHexString.of(Buffer.from(mark).toString('hex'));
  context.trailerInfo.ID = context.obj([id, id]);
}

function titleOf({ title, volume, volumes: { length: count } }: PacketPlan, t: Translate): string {
  return count === 1
    ? title
    : t('{{title}}, Volume {{number}} of {{volumes}}', { title, number: volume, volumes: count });
}

/** How many pages of records the volumes before have. */
function firstPageOf({ volumes, volume }: PacketPlan): number {
  return volumes.slice(0, volume - 1).reduce((sum, pages) => sum + pages, 0);
}

/** The part of a section that is in one volume. */
interface PlacedSection extends PlannedSection {
  /** From 1. */
  readonly volume: number;
  /** The index of its first page among the pages of records of the packet. */
  readonly start: number;
  /** Its place among the pages of records of the volume, from 0. */
  readonly startInVolume: number;
  /** Whether it begins in an earlier volume. */
  readonly isContinued: boolean;
  /** Pages of the whole section. */
  readonly allPages: number;
}

/** The sections with pages, one after the other, divided where a volume ends. */
function placedSections({ sections, volumes }: PacketPlan): PlacedSection[] {
  const placed: PlacedSection[] = [];
  let volume = 1;
  let start = 0;
  let startInVolume = 0;
  for (const section of sections) {
    const allPages = section.pages.length;
    for (let done = 0; done < allPages;) {
      const room = (volumes[volume - 1] ?? 0) - startInVolume;
      if (room < 1) throw new Error('volumes have too few pages');
      const pages = section.pages.slice(done, done + room);
      placed.push({ ...section, pages, volume, start, startInVolume, isContinued: done > 0, allPages });
      done += pages.length;
      start += pages.length;
      startInVolume += pages.length;
      if (startInVolume === volumes[volume - 1]) [volume, startInVolume] = [volume + 1, 0];
    }
  }
  return placed;
}

interface PacketFront {
  readonly pages: readonly PDFPage[];
  /** Where the rows of the table are. */
  readonly rows: readonly RowPlace[];
}

const NO_FRONT: PacketFront = { pages: [], rows: [] };

/** Adds cover and table of contents. */
async function addFront(
  document: PDFDocument,
  { title, language, cover, contents, numbering, volumes }: PacketPlan,
  placed: readonly PlacedSection[],
  typefaces: Typefaces,
): Promise<PacketFront> {
  if (!cover && !contents) return NO_FRONT;
  const pages = volumes.reduce((sum, count) => sum + count, 0);
  const listed = placed.filter(({ isContinued }) => !isContinued);
  const render = async (frontPages: number) => {
    const rows = listed.map(({ start, startInVolume, volume, allPages, ...section }): ContentsRow => ({
      ...section,
      pages: allPages,
      volume: volumes.length > 1 ? volume : null,
      number: pageNumberOf(numbering, start) ?? String((volume === 1 ? frontPages : 0) + startInVolume + 1),
    }));
    const front = {
      title,
      language,
      cover,
      pages,
      volumes: volumes.length,
      contents: contents ? rows : null,
    };
    const rendered = await renderFront(front, typefaces);
    return { rows: rendered.rows, source: await openPiece(rendered.content) };
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
  { title, language, numbering, redactions, volumes }: PacketPlan,
  frontPages: number,
  typefaces: Typefaces,
): Promise<readonly PDFPage[]> {
  if (redactions.length === 0) return [];
  // Pages without numbers are found by their place in the file; in volumes, by their place among the pages of records.
  const before = volumes.length === 1 ? frontPages : 0;
  const rows = redactions.map((row) => ({
    ...row,
    number: pageNumberOf(numbering, row.index) ?? String(before + row.index + 1),
  }));
  const source = await openPiece(await renderRedactions({ title, language, rows }, typefaces));
  const copier = new PageCopier(source, document);
  return source.getPages().map((page) => copier.copy(page));
}

/**
 * Adds the pages of records, piece by piece, and returns them in their order. Null: they have too many bytes. `first`: how
 * many pages are in earlier volumes.
 */
async function addRecords(
  document: PDFDocument,
  { pieces, numbering, maxBytes, isTextOnly }: PacketPlan,
  sections: readonly PlannedSection[],
  first: number,
  onPages: (done: number) => void,
): Promise<PDFPage[] | null> {
  const font = numbering.kind === 'none' ? null : await document.embedFont(StandardFonts.Helvetica);
  const planned = sections.flatMap(({ pages }) => pages).map((page, index) => ({ ...page, index }));
  const added: PDFPage[] = [];
  const bytes = new StreamBytes(document);
  let done = first;
  for (const [piece, pages] of Map.groupBy(planned, (page) => page.piece)) {
    const content = await readFile(pieces[piece]!);
    const source = await openPiece(content);
    const copier = new PageCopier(source, document);
    const all = source.getPages();
    const isWhole = new Set(pages.filter(({ boxes }) => boxes.length === 0).map(({ page }) => all[page - 1]));
    const kept = all.filter((page) => isWhole.has(page));
    const leftOut = all.filter((page) => !isWhole.has(page));
    const drawer = await openToDraw(content);
    // Prepared pages have none; those of earlier versions of the portal can.
    const withLayers = hasHiddenLayers(source) ? kept.filter((page) => copier.hasLayers(page)) : [];
    try {
      const pictures = new Set([
        ...withLayers,
        ...(await pagesWithFontsOf(leftOut, kept)),
        ...pagesThatHide(all, { kept, leftOut, drawer }),
      ]);
      const isPicture = ({ page, boxes }: PlannedPage) => boxes.length > 0 || pictures.has(all[page - 1]!);
      for (const planned of pages) {
        const { page, rotation, boxes, index } = planned;
        const original = source.getPage(page - 1);
        const copied = !isPicture(planned)
          ? copier.copy(original)
          : isTextOnly
            ? addBlankPage(document, original)
            : addRedactedPage(document, original, { drawer, index: page - 1 }, boxes);
        copied.node.set(PDFName.Rotate, document.context.obj((copied.getRotation().angle + rotation) % 360));
        const number = pageNumberOf(numbering, first + index);
        if (number !== null && numbering.kind !== 'none') numberPage(copied, number, numbering.corner, font!);
        added[index] = copied;
        if (bytes.count() > maxBytes) return null;
        onPages((done += 1));
      }
    } finally {
      drawer.close();
    }
  }
  return added;
}

async function openToDraw(content: Buffer): Promise<PdfiumDocument> {
  const opened = await openWithPdfium(content);
  if (opened.kind === 'refused') throw new UnreadableContent('not shown');
  return opened.document;
}

/** Opens a file that the portal prepared. Throws for one that is cut. */
export async function openPiece(content: Buffer): Promise<PDFDocument> {
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

/** Makes the rows of the table of contents lead to pages. Rows without a page are of other volumes. */
function addLinks(front: readonly PDFPage[], rows: readonly RowPlace[], pages: readonly PDFRef[]): void {
  front.forEach(({ node, doc: { context } }, index) => {
    const links = rows.flatMap(({ page, top, bottom }, row) => {
      const target = pages[row];
      if (page !== index + 1 || !target) return [];
      const rect = [
        PAGE_LAYOUT.left,
        PAGE_LAYOUT.height - bottom,
        PAGE_LAYOUT.right,
        PAGE_LAYOUT.height - top,
      ];
      const action = { Rect: rect, Border: [0, 0, 0], Dest: [target, 'Fit'] };
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
  records: { readonly first: number; readonly pages: number },
  endPages: number,
): void {
  const { context, catalog } = document;
  const ranges = labelRanges(numbering, records);
  if (ranges.length === 0) return;
  const labels = ranges.flatMap(({ index, prefix, start }) => [
    frontPages + index,
    { S: 'D', St: start, ...(prefix ? { P: PDFString.of(prefix) } : {}) },
  ]);
  const nums = [
    ...(frontPages > 0 ? [0, { S: 'r' }] : []),
    ...labels,
    ...(endPages > 0 ? [frontPages + records.pages, { S: 'r', St: frontPages + 1 }] : []),
  ];
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: nums }));
}
