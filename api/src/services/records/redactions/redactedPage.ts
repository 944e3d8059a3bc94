import { type PDFDocument, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type PageBox, PAGE_UNITS } from '@portal/contract/packets/redactions.ts';
import { deflateSync } from 'node:zlib';
import { UnreadableContent } from '../contentNames.ts';
import type { PdfiumDocument } from '../pdfium.ts';
import { addImage, addPixels, isBlackAndWhite } from '../prepare/preparePicture.ts';

/** Enough to read small print. */
const DPI = 200;
const POINTS = 72;
/** Bytes for each pixel of a picture that is small without loss. */
const SMALL = 0.25;
const QUALITY = 88;
/** The longest side of the picture, in pixels. */
const MAX_SIDE = 5_000;

/**
 * Adds a page that is a picture of another one, in its size and upright, with black boxes. The boxes are painted into the
 * pixels before these are encoded, and nothing else of the other page is taken over. Throws UnreadableContent for a page
 * that cannot be shown.
 *
 * @param drawer Has the file of the other page open.
 * @param index Of the other page in its file, from 0.
 */
export function addRedactedPage(
  target: PDFDocument,
  page: PDFPage,
  { drawer, index }: { readonly drawer: PdfiumDocument; readonly index: number },
  boxes: readonly PageBox[],
): PDFPage {
  const added = addBlankPage(target, page);
  const size = drawer.sizeOf(index);
  const dpi = Math.min(DPI, (MAX_SIDE / Math.max(size.width, size.height)) * POINTS);
  const width = Math.max(1, Math.round((size.width / POINTS) * dpi));
  const height = Math.max(1, Math.round((size.height / POINTS) * dpi));
  const pixels = Number.isFinite(dpi) ? drawer.render(index, width, height) : null;
  if (!pixels) throw new UnreadableContent('not shown');
  for (const box of boxes) paint(pixels, { width, height }, box);
  const { context } = target;
  const image = addPicture(target, pixels, width, height);
  const shown = added.getSize();
  added.node.set(PDFName.Resources, context.obj({ XObject: { Im0: image } }));
  const drawn = `q ${shown.width} 0 0 ${shown.height} 0 0 cm /Im0 Do Q`;
  added.node.set(PDFName.Contents, context.obj([context.register(context.stream(drawn))]));
  return added;
}

/** Adds a page without content that has the size of a prepared page as it is shown. */
export function addBlankPage(target: PDFDocument, page: PDFPage): PDFPage {
  const { width, height } = page.getMediaBox();
  const isTurned = page.getRotation().angle % 180 !== 0;
  const added = target.addPage(isTurned ? [height, width] : [width, height]);
  added.node.set(PDFName.Contents, target.context.obj([]));
  const unit = page.node.lookup(PDFName.of('UserUnit'));
  if (unit instanceof PDFNumber) added.node.set(PDFName.of('UserUnit'), unit);
  return added;
}

/** Adds pixels as a picture: black and white, or gray with few shades, without loss; as JPEG otherwise. */
function addPicture(
  document: PDFDocument,
  rgba: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
): PDFRef {
  if (isBlackAndWhite(rgba)) return addPixels(document, rgba, width, height);
  const facts = { Width: width, Height: height, BitsPerComponent: 8 };
  const shades = shadesOf(rgba);
  return shades && isSmall(shades, width)
    ? addImage(document, deflateSync(shades), { ...facts, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' })
    : addImage(document, jpegOf(rgba, width, height), {
        ...facts,
        ColorSpace: 'DeviceRGB',
        Filter: 'DCTDecode',
      });
}

/** Whether a picture is small without loss, such as one of text. The noise of a scan is not. Looks at every eighth row. */
function isSmall(shades: Uint8Array, width: number): boolean {
  const rows: Uint8Array[] = [];
  for (let at = 0; at < shades.length; at += 8 * width) rows.push(shades.subarray(at, at + width));
  const sample = Buffer.concat(rows);
  return deflateSync(sample).length <= sample.length * SMALL;
}

/** The canvas of the last page. Each one is kept for long after it was used, so there is only one for pages of a size. */
let canvas: Canvas | null = null;

/** Opaque pixels as a JPEG file. */
function jpegOf(rgba: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Buffer {
  if (canvas?.width !== width || canvas.height !== height) canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.toBuffer('image/jpeg', QUALITY);
}

/** The shade of each pixel. Null: some have a color. */
function shadesOf(rgba: Uint8ClampedArray): Uint8Array | null {
  const shades = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < shades.length; at++) {
    const red = rgba[at * 4]!;
    if (red !== rgba[at * 4 + 1] || red !== rgba[at * 4 + 2]) return null;
    shades[at] = red;
  }
  return shades;
}

/** Makes every pixel black that a box touches. */
function paint(
  rgba: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
  box: PageBox,
): void {
  const [left, top] = [Math.floor((box.x * width) / PAGE_UNITS), Math.floor((box.y * height) / PAGE_UNITS)];
  const right = Math.min(width, Math.ceil(((box.x + box.width) * width) / PAGE_UNITS));
  const bottom = Math.min(height, Math.ceil(((box.y + box.height) * height) / PAGE_UNITS));
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      rgba[at] = rgba[at + 1] = rgba[at + 2] = 0;
      rgba[at + 3] = 255;
    }
}
