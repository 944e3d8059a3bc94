import { createHash } from 'node:crypto';

/** RGBA pixels of a picture of a page. */
export interface Picture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** How much darker than the paper a pixel with ink is, of 255. */
const INK = 40;
/** The share of a page that specks, a staple or the shadow of an edge can cover. */
const BLANK_SHARE = 0.0006;
/** The share of each edge that is not looked at, because scanners leave shadows there. */
const EDGE = 0.06;

/** Whether a page has almost no ink. The paper can have any light color, and print that shines through stays unseen. */
export function isBlank({ pixels, width, height }: Picture): boolean {
  const shades = Array.from({ length: 256 }, () => 0);
  for (let at = 0; at < width * height; at++) shades[grayAt(pixels, at)]! += 1;
  const paper = shades.indexOf(Math.max(...shades));
  if (paper < 128) return false;
  let [ink, seen] = [0, 0];
  for (let y = Math.ceil(height * EDGE); y < height * (1 - EDGE); y++)
    for (let x = Math.ceil(width * EDGE); x < width * (1 - EDGE); x++) {
      seen += 1;
      if (paper - grayAt(pixels, y * width + x) > INK) ink += 1;
    }
  return ink <= seen * BLANK_SHARE;
}

/** What a page looks like, as 64 hex digits: the same only if all its pixels are the same. */
export function lookOfPixels({ pixels, width, height }: Picture): string {
  return createHash('sha256').update(`${width} ${height} `).update(pixels).digest('hex');
}

function grayAt(pixels: Uint8ClampedArray, index: number): number {
  const at = index * 4;
  return Math.round(pixels[at]! * 0.299 + pixels[at + 1]! * 0.587 + pixels[at + 2]! * 0.114);
}
