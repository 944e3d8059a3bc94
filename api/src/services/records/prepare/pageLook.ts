import type { PageWord } from '@portal/contract/packets/pageText.ts';
import { PAGE_UNITS } from '@portal/contract/packets/redactions.ts';
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
/** A pixel of print. Shaded fields of forms are lighter. */
const DARK = 140;
/** The share of a page, and how many times the ink of its words, that makes other ink count as unread text. */
const UNREAD_SHARE = 0.008;
const UNREAD_RATIO = 6;
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

/**
 * Whether most of what is printed on a page is outside of its words: a scan on which only the line of a fax machine or a
 * stamp is text, or a picture. Lines, logos and colored headings of forms are less.
 */
export function hasUnreadInk({ pixels, width, height }: Picture, words: readonly PageWord[]): boolean {
  const isInWord = new Uint8Array(width * height);
  for (const [, x, y, wide, high] of words) {
    const [left, right] = [x, x + wide].map((at) => Math.round((at / PAGE_UNITS) * width)) as [
      number,
      number,
    ];
    const [top, bottom] = [y, y + high].map((at) => Math.round((at / PAGE_UNITS) * height)) as [
      number,
      number,
    ];
    for (let row = top; row < Math.min(bottom, height); row++)
      isInWord.fill(1, row * width + left, row * width + right);
  }
  let [inside, outside] = [0, 0];
  for (let y = Math.ceil(height * EDGE); y < height * (1 - EDGE); y++)
    for (let x = Math.ceil(width * EDGE); x < width * (1 - EDGE); x++) {
      const at = y * width + x;
      if (grayAt(pixels, at) > DARK) continue;
      if (isInWord[at] === 1) inside += 1;
      else outside += 1;
    }
  return outside > width * height * UNREAD_SHARE && outside > inside * UNREAD_RATIO;
}

/** What a page looks like, as 64 hex digits: the same only if all its pixels are the same. */
export function lookOfPixels({ pixels, width, height }: Picture): string {
  return createHash('sha256').update(`${width} ${height} `).update(pixels).digest('hex');
}

function grayAt(pixels: Uint8ClampedArray, index: number): number {
  const at = index * 4;
  return Math.round(pixels[at]! * 0.299 + pixels[at + 1]! * 0.587 + pixels[at + 2]! * 0.114);
}
