import { PDFRawStream, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { deflateSync } from 'node:zlib';
import { readJpeg } from './jpeg.ts';
import { stripJpeg } from '../stripJpeg.ts';
import { addPicturePage } from './picturePage.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { Refused } from './preparedFile.ts';

/** Pixels of a picture that is drawn by the portal: an A3 page with 600 dpi has 70 million. */
export const MAX_PIXELS = 120_000_000;
/** Pixels of a picture that is decoded here. */
const MAX_DECODED_PIXELS = 80_000_000;
const QUALITY = 88;
const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Makes a page of a JPEG file. Its pixels are not changed, unless they are in the colors of a press. */
export async function prepareJpeg(content: Buffer, writer: PieceWriter): Promise<void> {
  const facts = readJpeg(content);
  if (!facts) throw new Refused(content[0] === 0xff && content[1] === 0xd8 ? 'damaged' : 'other-type');
  const { width, height, components } = facts;
  requirePixels(width, height, MAX_PIXELS);
  const document = await writer.target();
  const image =
    components === 1 || components === 3
      ? addImage(document, withoutOrigin(content), {
          Width: width,
          Height: height,
          BitsPerComponent: 8,
          Filter: 'DCTDecode',
          ColorSpace: components === 1 ? 'DeviceGray' : 'DeviceRGB',
        })
      : await addDecoded(document, content, width, height);
  addPicturePage(document, { ...facts, strips: [{ image, top: 0, rows: height }] });
  await writer.endPage();
}

/** Makes a page of a PNG file. */
export async function preparePng(content: Buffer, writer: PieceWriter): Promise<void> {
  if (content.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) throw new Refused('other-type');
  if (content.length < 33 || content.subarray(12, 16).toString('latin1') !== 'IHDR')
    throw new Refused('damaged');
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  requirePixels(width, height, MAX_DECODED_PIXELS);
  if (!content.subarray(-64).includes('IEND')) throw new Refused('damaged');
  const pixels = await decoded(content, width, height);
  const document = await writer.target();
  const image = addPixels(document, pixels, width, height);
  addPicturePage(document, {
    width,
    height,
    orientation: 1,
    dpi: pngDpi(content),
    strips: [{ image, top: 0, rows: height }],
  });
  await writer.endPage();
}

/** Adds decoded pixels without loss if they have few shades, such as a drawing or text, and as JPEG otherwise. */
export function addPixels(
  document: PDFDocument,
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): PDFRef {
  const common = { Width: width, Height: height };
  if (isBlackAndWhite(rgba))
    return addImage(document, deflateSync(packed(rgba, width, height)), {
      ...common,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
      Filter: 'FlateDecode',
    });
  return addImage(document, jpegOf(rgba, width, height), {
    ...common,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
  });
}

/** Adds the bytes of a picture as they are. */
export function addImage(document: PDFDocument, bytes: Uint8Array, facts: Record<string, unknown>): PDFRef {
  const { context } = document;
  const dict = context.obj({ Type: 'XObject', Subtype: 'Image', ...facts, Length: bytes.length } as never);
  return context.register(PDFRawStream.of(dict as never, Uint8Array.from(bytes)));
}

export function requirePixels(width: number, height: number, max: number = MAX_DECODED_PIXELS): void {
  if (width < 1 || height < 1) throw new Refused('damaged');
  if (width * height > max || Math.max(width, height) > 60_000) throw new Refused('too-large-page');
}

/** RGBA pixels as a JPEG file. */
export function jpegOf(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
  quality = QUALITY,
): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  // What is transparent is white, as on paper.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/jpeg', quality);
}

async function addDecoded(document: PDFDocument, content: Buffer, width: number, height: number) {
  requirePixels(width, height);
  const pixels = await decoded(content, width, height);
  return addImage(document, jpegOf(pixels, width, height), {
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
  });
}

async function decoded(content: Buffer, width: number, height: number): Promise<Uint8ClampedArray> {
  try {
    const image = await loadImage(content);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  } catch {
    throw new Refused('damaged');
  }
}

export function isBlackAndWhite(rgba: Uint8ClampedArray | Uint8Array): boolean {
  for (let at = 0; at < rgba.length; at += 4) {
    const [red, green, blue, alpha] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
    if (alpha !== 255 || red !== green || red !== blue || (red !== 0 && red !== 255)) return false;
  }
  return true;
}

/** One bit for each pixel, 1 for white. Rows begin at a byte. */
function packed(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rgba[(y * width + x) * 4] === 255) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  return bits;
}

function pngDpi(content: Buffer): number | null {
  const at = content.subarray(0, 4096).indexOf('pHYs');
  if (at < 0 || at + 13 > content.length || content[at + 12] !== 1) return null;
  return content.readUInt32BE(at + 4) * 0.0254;
}

function withoutOrigin(content: Buffer): Uint8Array {
  try {
    return stripJpeg(content);
  } catch {
    throw new Refused('damaged');
  }
}
