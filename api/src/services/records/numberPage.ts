import type { Numbering } from '@portal/contract/packets/packet.ts';
import {
  PDFArray,
  type PDFDict,
  type PDFFont,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { contentNames } from './contentNames.ts';
import { joined } from './PageCopier.ts';

export type Corner = Extract<Numbering, { corner: unknown }>['corner'];

/** How large the content of a numbered page is. The rest is a free strip at the top or at the bottom. */
const SCALE = 0.96;
/** The size of the number and the height of its baseline, in heights of the strip. */
const SIZE = 0.33;
const BASELINE = 0.45;
/** Height of a digit of Helvetica, in sizes. */
const DIGIT_HEIGHT = 0.72;
/** From the side of the page, in widths of the page. */
const INSET = 0.04;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/**
 * Writes a number into a corner of a copied page as people see it, upright and beside its content: the page is drawn a bit
 * smaller, away from that corner, and what is outside of the page stays hidden. The content becomes a form, so that patterns
 * shrink with it. The number is drawn before it, so that nothing in the content can move or change it.
 */
export function numberPage(page: PDFPage, number: string, corner: Corner, font: PDFFont): void {
  const { node, doc } = page;
  const { context } = doc;
  const box = page.getMediaBox();
  const { width, height, matrix } = asSeen(box, page.getRotation().angle);
  const [vertical, side] = corner.split('-');
  const strip = (1 - SCALE) * height;
  const size = Math.min(SIZE * strip, (width * (1 - 2 * INSET)) / font.widthOfTextAtSize(number, 1));
  const left = INSET * width;
  const right = (1 - INSET) * width - font.widthOfTextAtSize(number, size);
  const baseline = vertical === 'bottom' ? BASELINE * strip : height - BASELINE * strip - DIGIT_HEIGHT * size;
  const [a, b, c, d] = matrix;
  const text = [a, b, c, d, ...pointOf(matrix, side === 'left' ? left : right, baseline)];
  // The middle of the other end of the page stays where it is.
  const [x, y] = pointOf(matrix, width / 2, vertical === 'bottom' ? height : 0);
  // Not as the matrix of the form: viewers with PDFium do not shrink patterns with that.
  const shrink = [SCALE, 0, 0, SCALE, (1 - SCALE) * x, (1 - SCALE) * y];
  const { ref, dict } = contentOf(page);
  dict.set(PDFName.Type, PDFName.XObject);
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  dict.set(PDFName.of('BBox'), context.obj([box.x, box.y, box.x + box.width, box.y + box.height]));
  dict.set(PDFName.Resources, node.Resources()!);
  const drawn = [
    '/Artifact <</Type /Pagination /Subtype /PageNum>> BDC',
    `q BT 0 g /N ${rounded(size)} Tf ${text.map(rounded).join(' ')} Tm`,
    `${font.encodeText(number).toString()} Tj ET Q EMC`,
    `q ${shrink.map(rounded).join(' ')} cm /Content Do Q`,
  ].join('\n');
  const resources = { Font: { N: font.ref }, XObject: { Content: ref } };
  node.set(PDFName.Resources, context.obj(resources));
  node.set(PDFName.Contents, context.register(context.stream(drawn)));
}

/** The size of a page as it is seen, and the matrix from lengths on it to those of its content. `angle`: clockwise. */
function asSeen(
  { x, y, width, height }: Box,
  angle: number,
): { readonly width: number; readonly height: number; readonly matrix: Matrix } {
  switch (angle) {
    case 90:
      return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
    case 180:
      return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
    case 270:
      return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, x, y] };
  }
}

/** The content of a page as one stream. */
function contentOf({ node, doc: { context } }: PDFPage): { readonly ref: PDFRef; readonly dict: PDFDict } {
  const parts = node.lookup(PDFName.Contents, PDFArray).asArray() as PDFRef[];
  const streams = parts.map((part) => context.lookup(part) as PDFRawStream);
  const content = joined(streams);
  const stray = strayRestores(content);
  const [only] = streams;
  if (only && streams.length === 1 && stray.length === 0) return { ref: parts[0]!, dict: only.dict };
  for (const part of parts) context.delete(part);
  // Viewers ignore them on a page. In a form, some restore the state that the page around it has.
  for (const at of stray) content[at] = 32;
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }) as PDFDict, deflateSync(content));
  return { ref: context.register(stream), dict: stream.dict };
}

/** Where a content stream restores a state that it has not saved. */
function strayRestores(content: Uint8Array): number[] {
  const stray: number[] = [];
  let saved = 0;
  contentNames(content, (operator, at) => {
    if (operator === 'q') saved += 1;
    else if (operator === 'Q' && saved > 0) saved -= 1;
    else if (operator === 'Q') stray.push(at);
  });
  return stray;
}

function pointOf([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function rounded(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
