import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { SHEET_COLUMNS, SHEET_PAGES, THUMBNAIL } from '@portal/contract/packets/sources.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../../../domain/packets/checks/readFacts.ts';
import { type Line, hasTooLongRow, isReadable, pageLines, textRows } from './pageLines.ts';
import { TextWriter } from './TextWriter.ts';
import { openWithPdfium, type PdfiumDocument } from '../pdfium.ts';
import { hasUnreadInk, isBlank, lookOfPixels, type Picture } from './pageLook.ts';
import type { PageFacts } from '../../../domain/packets/checks/pageFacts.ts';
import { Refused } from './preparedFile.ts';

const QUALITY = 72;
/** Pages are compared in a picture that is larger than their thumbnail. */
const ENLARGED = 4;
const BACKGROUND = '#d6d6d6';

/** What the pages of a file look like, in order: blank pages have no look. */
export interface PageLooks {
  readonly blank: number[];
  readonly looks: string[];
}

/**
 * Draws the pages of pieces as thumbnails into sheets (`0.jpg`, `1.jpg`, …), and writes the text of each piece (`0.json`, …),
 * and what it says (`facts.json`).
 */
export async function readPieces(folder: string, pieces: number): Promise<PageLooks> {
  const blank: number[] = [];
  const looks: string[] = [];
  let sheet: { canvas: Canvas; context: SKRSContext2D } | null = null;
  let sheets = 0;
  const texts = new TextWriter(folder);
  const facts: PageFacts[] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const opened = await openWithPdfium(readFileSync(join(folder, `${piece}.pdf`)));
    if (opened.kind === 'refused') throw new Refused('damaged');
    const { document } = opened;
    for (let index = 0; index < document.pages; index++) {
      sheet ??= newSheet();
      const page = pictureOf(document, index);
      const place = looks.length % SHEET_PAGES;
      drawThumbnail(sheet.context, page, {
        x: (place % SHEET_COLUMNS) * THUMBNAIL.width,
        y: Math.floor(place / SHEET_COLUMNS) * THUMBNAIL.height,
      });
      const isEmpty = isBlank(page);
      looks.push(isEmpty ? '' : lookOfPixels(page));
      if (isEmpty) blank.push(looks.length);
      facts.push(factsOf(texts.add(pageLines(document.words(index))), page, document.sizeOf(index)));
      if (looks.length % SHEET_PAGES === 0) save();
    }
    document.close();
    texts.endPiece();
  }
  save();
  writeFileSync(join(folder, 'facts.json'), JSON.stringify({ pages: facts }));
  return { blank, looks };

  function save(): void {
    if (!sheet) return;
    writeFileSync(join(folder, `${sheets}.jpg`), sheet.canvas.toBuffer('image/jpeg', QUALITY));
    sheets += 1;
    sheet = null;
  }
}

/** What a page says. One whose words are few beside its pictures is not read. */
function factsOf(lines: Line[], picture: Picture, size: { width: number; height: number }): PageFacts {
  const rows = textRows(lines, size);
  const isRead = isReadable(lines) && !hasTooLongRow(rows) && !hasUnreadInk(picture, lines.flat());
  return readFacts({ rows, isRead });
}

function newSheet() {
  const rows = SHEET_PAGES / SHEET_COLUMNS;
  const canvas = createCanvas(SHEET_COLUMNS * THUMBNAIL.width, rows * THUMBNAIL.height);
  const context = canvas.getContext('2d');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** A picture of a page, in which a small letter can be told from another one. */
function pictureOf(document: PdfiumDocument, index: number): Picture {
  const size = document.sizeOf(index);
  const scale = Math.min(THUMBNAIL.width / size.width, THUMBNAIL.height / size.height) * ENLARGED;
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.floor(side * scale))) as [
    number,
    number,
  ];
  const pixels = Number.isFinite(scale) ? document.render(index, width, height) : null;
  if (!pixels) throw new Refused('damaged');
  return { pixels, width, height };
}

function drawThumbnail(
  context: SKRSContext2D,
  { pixels, width, height }: Picture,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const [small, low] = [
    Math.max(1, Math.floor(width / ENLARGED)),
    Math.max(1, Math.floor(height / ENLARGED)),
  ];
  const [left, top] = [
    x + Math.floor((THUMBNAIL.width - small) / 2),
    y + Math.floor((THUMBNAIL.height - low) / 2),
  ];
  context.putImageData(new ImageData(reduced(pixels, width, small, low), small, low), left, top);
}

/** Each pixel is the mean of the field that it stands for. Without a canvas, whose memory is freed late. */
function reduced(
  pixels: Uint8ClampedArray,
  width: number,
  small: number,
  low: number,
): Uint8ClampedArray<ArrayBuffer> {
  const result = new Uint8ClampedArray(small * low * 4);
  for (let y = 0; y < low; y++)
    for (let x = 0; x < small; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = 0; row < ENLARGED; row++) {
          const at = ((y * ENLARGED + row) * width + x * ENLARGED) * 4 + channel;
          for (let column = 0; column < ENLARGED; column++) sum += pixels[at + column * 4] ?? 255;
        }
        result[(y * small + x) * 4 + channel] = sum / (ENLARGED * ENLARGED);
      }
  return result;
}
