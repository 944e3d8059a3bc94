import { type PDFContext, PDFDict, PDFDocument, PDFName, type PDFPage, ParseSpeeds } from '@cantoo/pdf-lib';
import { MAX_PAGES } from '@portal/contract/packets/recipe.ts';
import type { sourceChanges } from '@portal/contract/packets/sources.ts';
import { UnreadableContent } from '../contentNames.ts';
import { hasHiddenLayers } from '../hidden/layers.ts';
import { PageCopier } from '../PageCopier.ts';
import { openWithPdfium, type PdfiumDocument } from '../pdfium.ts';
import { annotationsOf, drawAppearances } from './annotations.ts';
import { addPicturePage } from './picturePage.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { addImage, jpegOf } from './preparePicture.ts';
import { Refused } from './preparedFile.ts';

type Change = (typeof sourceChanges)[number];

const name = (text: string) => PDFName.of(text);
/** Enough to read small print. */
const DPI = 200;
const POINTS = 72;
/** The longest side of a page that becomes a picture, in pixels. */
const MAX_SIDE = 6_000;
/** A page is compared with its copy in this size: what is dark before is not light afterwards, but for a few pixels. */
const COMPARED_SIDE = 1_100;
const DARK = 110;
const LIGHT = 200;
const LOST_PIXELS = 4;
/** The largest page that PDF allows without a unit of its own, in points. */
const MAX_PAGE_POINTS = 14_400;

/** Takes over the pages of a PDF file, with what their forms and notes show, and without anything that acts or is hidden. */
export async function preparePdf(content: Buffer, writer: PieceWriter): Promise<Change[]> {
  if (!content.subarray(0, 1024).includes('%PDF-')) throw new Refused('other-type');
  const { document, isRepaired } = await open(content);
  const { catalog } = document;
  if (catalog.lookup(name('Collection')) instanceof PDFDict) throw new Refused('portfolio');
  if (isDynamicForm(catalog)) throw new Refused('dynamic-form');
  const pages = document.getPages();
  if (pages.length === 0) throw new Refused('no-pages');
  if (pages.length > MAX_PAGES) throw new Refused('too-many-pages');
  const changes = new Set(changesOf(catalog, document.context));
  const hidesLayers = hasHiddenLayers(document);
  let copier: PageCopier | null = null;
  let drawer: PdfiumDocument | null = null;
  try {
    for (const [index, page] of pages.entries()) {
      requireSize(page);
      const annotations = annotationsOf(page);
      if (annotations.hasNotes) changes.add('notes');
      if (annotations.hasFields) changes.add('form');
      if (page.node.has(name('AA'))) changes.add('actions');
      const target = await writer.target();
      copier ??= new PageCopier(document, target);
      const isOnHiddenLayer = hidesLayers && hasLayers(copier, page);
      if (isOnHiddenLayer) changes.add('hidden-layers');
      let isPicture = annotations.needsPicture || isOnHiddenLayer;
      if (!isPicture && (isRepaired || annotations.drawn.length > 0 || annotations.hasFields)) {
        drawAppearances(page, annotations);
        drawer ??= await openToDraw(content);
        isPicture = !(await isSeenInCopy(drawer, index, page));
      }
      if (isPicture || !copyPage(copier, page)) {
        drawer ??= await openToDraw(content);
        drawPage(target, drawer, index);
        changes.add('pictures');
      }
      if (await writer.endPage()) copier = null;
    }
  } finally {
    drawer?.close();
  }
  return [...changes];
}

/** False: its content cannot be read, so it has to become a picture. */
function copyPage(copier: PageCopier, page: PDFPage): boolean {
  try {
    copier.copy(page);
    return true;
  } catch (error) {
    if (error instanceof UnreadableContent) return false;
    throw error;
  }
}

/** What cannot be read counts as a layer. */
function hasLayers(copier: PageCopier, page: PDFPage): boolean {
  try {
    return copier.hasLayers(page);
  } catch (error) {
    if (error instanceof UnreadableContent) return true;
    throw error;
  }
}

/** Whether all that is seen on a page, such as the values of its form, is seen in its copy too. */
async function isSeenInCopy(drawer: PdfiumDocument, index: number, page: PDFPage): Promise<boolean> {
  const probe = await PDFDocument.create({ updateMetadata: false });
  if (!copyPage(new PageCopier(page.doc, probe), page)) return false;
  const opened = await openWithPdfium(await probe.save({ objectsPerTick: Infinity }));
  if (opened.kind === 'refused') return false;
  try {
    const size = drawer.sizeOf(index);
    const longest = Math.max(size.width, size.height, 1);
    const scale = Math.min(1, COMPARED_SIDE / longest);
    const [width, height] = [size.width, size.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    ) as [number, number];
    const [before, after] = [drawer.render(index, width, height), opened.document.render(0, width, height)];
    if (!before || !after) return false;
    let lost = 0;
    for (let at = 0; at < before.length; at += 4) if (before[at]! < DARK && after[at]! > LIGHT) lost += 1;
    return lost <= LOST_PIXELS;
  } finally {
    opened.document.close();
  }
}

/** Opens a file, also one that is damaged or protected against changes only. */
async function open(content: Buffer): Promise<{ document: PDFDocument; isRepaired: boolean }> {
  const first = await load(content, true);
  if (first) return { document: first, isRepaired: false };
  const opened = await openWithPdfium(content);
  if (opened.kind === 'refused') throw new Refused(opened.reason);
  const { pages } = opened.document;
  const bytes = pages > 0 ? opened.document.rewrite() : null;
  opened.document.close();
  if (pages === 0) throw new Refused('no-pages');
  const document = bytes && (await load(bytes, false));
  if (document?.getPageCount() !== pages) throw new Refused('damaged');
  return { document, isRepaired: true };
}

/** Null: it is encrypted, or PDFium has to repair it. `isStrict`: an object that cannot be read is a fault. */
async function load(content: Buffer, isStrict: boolean): Promise<PDFDocument | null> {
  try {
    const document = await PDFDocument.load(content, {
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: isStrict,
      warnOnInvalidObjects: false,
    });
    // Throws for a tree that is broken.
    document.getPages();
    return document;
  } catch {
    return null;
  }
}

async function openToDraw(bytes: Buffer): Promise<PdfiumDocument> {
  const opened = await openWithPdfium(bytes);
  if (opened.kind === 'refused') throw new Refused(opened.reason);
  return opened.document;
}

/** Adds a picture of a page. */
function drawPage(target: PDFDocument, drawer: PdfiumDocument, index: number): void {
  const size = drawer.sizeOf(index);
  const longest = Math.max(size.width, size.height);
  if (longest <= 0) throw new Refused('damaged');
  const dpi = Math.min(DPI, (MAX_SIDE / longest) * POINTS);
  const [width, height] = [size.width, size.height].map((points) =>
    Math.max(1, Math.round((points / POINTS) * dpi)),
  ) as [number, number];
  const pixels = drawer.render(index, width, height);
  if (!pixels) throw new Refused('damaged');
  const image = addImage(target, jpegOf(pixels, width, height), {
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
  });
  addPicturePage(target, { width, height, orientation: 1, dpi, strips: [{ image, top: 0, rows: height }] });
}

function requireSize(page: PDFPage): void {
  const { width, height } = page.getCropBox();
  const isPage = [width, height].every((side) => Number.isFinite(side) && Math.abs(side) > 0);
  if (!isPage || Math.max(Math.abs(width), Math.abs(height)) > MAX_PAGE_POINTS)
    throw new Refused(isPage ? 'too-large-page' : 'damaged');
}

/** A form whose pages are made by the program that shows it. */
function isDynamicForm(catalog: PDFDict): boolean {
  const form = catalog.lookup(name('AcroForm'));
  const needsRendering = String(catalog.lookup(name('NeedsRendering'))) === 'true';
  return form instanceof PDFDict && form.has(name('XFA')) && needsRendering;
}

/** What of the document itself is left out. */
function changesOf(catalog: PDFDict, context: PDFContext): Change[] {
  const names = catalog.lookup(name('Names'));
  const has = (key: string) => names instanceof PDFDict && names.has(name(key));
  const opens = context.lookup(catalog.get(name('OpenAction')));
  const isAction = opens instanceof PDFDict && opens.has(name('S'));
  const opensScript = isAction && String(opens.lookup(name('S'))) === '/JavaScript';
  return [
    ...(has('JavaScript') || opensScript ? (['scripts'] as const) : []),
    ...(has('EmbeddedFiles') || catalog.has(name('AF')) ? (['attachments'] as const) : []),
    ...(catalog.has(name('AA')) || (isAction && !opensScript) ? (['actions'] as const) : []),
  ];
}
