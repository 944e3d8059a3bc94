import { imageFactsOf, type Orientation } from './tiffTags.ts';

/** What the header of a JPEG file says. */
export interface JpegFacts {
  readonly width: number;
  readonly height: number;
  /** 1: gray, 3: color, 4: CMYK. */
  readonly components: number;
  readonly orientation: Orientation;
  /** Pixels per inch; null if the file does not say it. */
  readonly dpi: number | null;
}

const [START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN, APP0, APP1] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1];
/** Frames that browsers and PDF readers can show: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const CENTIMETERS_PER_INCH = 2.54;

/** Reads the header of a JPEG file. Null: it is not one, or its end is missing. */
export function readJpeg(content: Buffer): JpegFacts | null {
  if (content[0] !== 0xff || content[1] !== START_OF_IMAGE) return null;
  let frame: Pick<JpegFacts, 'width' | 'height' | 'components'> | null = null;
  let [orientation, dpi]: [Orientation, number | null] = [1, null];
  for (let at = 2; at + 4 <= content.length;) {
    if (content[at] !== 0xff) return null;
    const marker = content[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    const body = content.subarray(at + 4, at + 2 + length);
    if (length < 2 || body.length < length - 2) return null;
    if (FRAMES.has(marker) && body.length >= 6)
      frame = { height: body.readUInt16BE(1), width: body.readUInt16BE(3), components: body[5]! };
    if (marker === APP0 && body.subarray(0, 5).toString('latin1') === 'JFIF\0' && body.length >= 12) {
      const [unit, density] = [body[7], body.readUInt16BE(8)];
      if (unit === 1) dpi = density;
      if (unit === 2) dpi = Math.round(density * CENTIMETERS_PER_INCH);
    }
    if (marker === APP1 && body.subarray(0, 6).toString('latin1') === 'Exif\0\0') {
      const facts = imageFactsOf(body.subarray(6))[0];
      orientation = facts?.orientation ?? 1;
      dpi ??= facts?.dpi ?? null;
    }
    if (marker === START_OF_SCAN) break;
    at += 2 + length;
  }
  const isWhole = content.subarray(-4096).includes(Buffer.from([0xff, END_OF_IMAGE]));
  return frame && frame.width > 0 && frame.height > 0 && isWhole ? { ...frame, orientation, dpi } : null;
}
