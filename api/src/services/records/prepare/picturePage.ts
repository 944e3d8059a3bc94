import { PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import type { Orientation } from './tiffTags.ts';

/** A part of a picture, from its top. Pictures in a TIFF file come in strips. Rows of pixels. */
interface Strip {
  readonly image: PDFRef;
  readonly top: number;
  readonly rows: number;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly dpi: number | null;
  readonly strips: readonly Strip[];
}

const POINTS = 72;
/** Paper that scanners take. A size outside is a wrong resolution, so the picture fills a letter page. */
const PAPER = { min: 2 * POINTS, max: 40 * POINTS };
const LETTER = { short: 612, long: 792 };

/** Adds a page with a picture, upright and in its size on paper. */
export function addPicturePage(document: PDFDocument, picture: Picture): void {
  const { orientation, strips } = picture;
  const isTurned = orientation >= 5;
  const size = paperSize(
    isTurned ? picture.height : picture.width,
    isTurned ? picture.width : picture.height,
    picture.dpi,
  );
  const page = document.addPage([size.width, size.height]);
  const { context } = document;
  const images = Object.fromEntries(strips.map(({ image }, index) => [`Im${index}`, image]));
  page.node.set(PDFName.Resources, context.obj({ XObject: images }));
  const upright = matrixOf(orientation, size);
  const drawn = strips.map(({ top, rows }, index) => {
    const [bottom, height] = [(picture.height - top - rows) / picture.height, rows / picture.height];
    return `q 1 0 0 ${number(height)} 0 ${number(bottom)} cm /Im${index} Do Q`;
  });
  const content = [`q ${upright.map(number).join(' ')} cm`, ...drawn, 'Q'].join('\n');
  page.node.set(PDFName.Contents, context.register(context.flateStream(content)));
}

function paperSize(width: number, height: number, dpi: number | null): { width: number; height: number } {
  if (dpi) {
    const size = { width: (width / dpi) * POINTS, height: (height / dpi) * POINTS };
    const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
    if (short >= PAPER.min && long <= PAPER.max) return size;
  }
  const isWide = width > height;
  const scale = Math.min(
    (isWide ? LETTER.long : LETTER.short) / width,
    (isWide ? LETTER.short : LETTER.long) / height,
  );
  return { width: width * scale, height: height * scale };
}

/** Maps the unit square of the stored picture to the page, by the TIFF tag Orientation. */
function matrixOf(orientation: Orientation, { width: w, height: h }: { width: number; height: number }) {
  switch (orientation) {
    case 1:
      return [w, 0, 0, h, 0, 0];
    case 2:
      return [-w, 0, 0, h, w, 0];
    case 3:
      return [-w, 0, 0, -h, w, h];
    case 4:
      return [w, 0, 0, -h, 0, h];
    case 5:
      return [0, -h, -w, 0, w, h];
    case 6:
      return [0, -h, w, 0, 0, h];
    case 7:
      return [0, h, w, 0, 0, 0];
    case 8:
      return [0, h, -w, 0, w, 0];
  }
}

function number(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
