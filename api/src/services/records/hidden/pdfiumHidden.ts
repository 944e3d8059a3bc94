import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Memory } from '../pdfiumWords.ts';

/** What of a page is in its content, but is not seen. Lengths are in points. */
export interface HiddenParts {
  /** Something reaches out of the page: text, a drawing, or more of a picture than its bleed. */
  readonly isBeyond: boolean;
  /** A clip path hides all of a picture, or of a text with letters. */
  readonly isClippedAway: boolean;
  /** A plain box reaches out of the page. It hides nothing, unless a pattern fills it. */
  readonly hasWideBox: boolean;
  /** The sizes in pixels of the pictures of which a clip path hides a part, such as `1700x2200`. */
  readonly clippedImages: ReadonlySet<string>;
  /** A clip path hides a part of a text or drawing in the content of the page. */
  readonly hasClippedContent: boolean;
  /** The same in a form. */
  readonly hasClippedForm: boolean;
}

/** Text and boxes can stand over an edge by this: the boxes of letters are larger than what is seen. */
const TEXT_POINTS = 2;
/** Pictures and drawings can: print bleeds by an eighth of an inch, and scanners round the sizes of pictures up. */
const BLEED_POINTS = 10;
/** A bleed of a small page is smaller. */
const BLEED_SHARE = 0.05;
/** A line of text has this part of its height above and below what is seen. */
const LINE_SHARE = 0.3;
/** Nobody reads a page with more objects or with forms that are nested deeper, and it takes long to look at all of them. */
const MAX_OBJECTS = 200_000;
const MAX_DEPTH = 24;
/** A box has four corners, and a corner or two of them twice. */
const MAX_BOX_SEGMENTS = 6;
const [TEXT, PATH, IMAGE, SHADING, FORM] = [1, 2, 3, 4, 5];
const BEZIER = 1;
const SCRATCH_BYTES = 32;

type Corners = readonly [left: number, bottom: number, right: number, top: number];
type Matrix = readonly [number, number, number, number, number, number];

const ANYWHERE: Corners = [-Infinity, -Infinity, Infinity, Infinity];
const UNTURNED: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Compares the objects of an opened page with its box. Null: it cannot be told.
 *
 * @param unit Points of a length of 1 on the page.
 * @param withClips Whether clip paths are looked at, which takes longer.
 */
export function pdfiumHidden(
  pdfium: WrappedPdfiumModule,
  memory: Memory,
  page: number,
  { unit, withClips }: { readonly unit: number; readonly withClips: boolean },
): HiddenParts | null {
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  const clippedImages = new Set<string>();
  const found = {
    isBeyond: false,
    isClippedAway: false,
    hasWideBox: false,
    hasClippedContent: false,
    hasClippedForm: false,
  };
  const farTexts = new Set<number>();
  const clippedTexts = new Set<number>();
  let objects = 0;

  const box = pdfium.FPDF_GetPageBoundingBox(page, scratch) ? sorted(floats(4)) : null;
  try {
    if (!box || !box.every(Number.isFinite)) return null;
    const margin = TEXT_POINTS / unit;
    const bleed = Math.min(BLEED_POINTS / unit, BLEED_SHARE * Math.min(box[2] - box[0], box[3] - box[1]));
    const count = pdfium.FPDFPage_CountObjects(page);
    for (let index = 0; index < count; index++)
      if (!look(pdfium.FPDFPage_GetObject(page, index), UNTURNED, ANYWHERE, 0)) return null;
    if (farTexts.size > 0 && hasLetter(farTexts, (letter) => !(overhang(letter, box) <= margin)))
      found.isBeyond = true;
    if (clippedTexts.size > 0 && hasLetter(clippedTexts, () => true)) found.isClippedAway = true;
    return { ...found, clippedImages };

    /** False: it cannot be told. */
    function look(object: number, matrix: Matrix, around: Corners, depth: number): boolean {
      objects += 1;
      const own = object ? boundsOf(object) : null;
      if (!own || objects > MAX_OBJECTS || depth > MAX_DEPTH) return false;
      const bounds = transformed(own, matrix);
      if (!bounds.every(Number.isFinite)) return false;
      const type = pdfium.FPDFPageObj_GetType(object);
      const clip = withClips ? intersection(around, transformed(clipOf(object), matrix)) : around;
      if (withClips) noteClip(object, type, { bounds, clip, depth });
      if (type === FORM) {
        if (!withClips && overhang(bounds, box!) <= margin) return true;
        const inner = formMatrixOf(object);
        if (!inner) return false;
        const parts = pdfium.FPDFFormObj_CountObjects(object);
        for (let index = 0; index < parts; index++)
          if (!look(pdfium.FPDFFormObj_GetObject(object, index), multiplied(inner, matrix), clip, depth + 1))
            return false;
        return true;
      }
      const over = overhang(bounds, box!);
      if (over <= margin) return true;
      if (type === TEXT) farTexts.add(object);
      else if (!meet(bounds, box!)) found.isBeyond = true;
      else if (type === PATH && isBox(object)) found.hasWideBox = true;
      else if (type !== SHADING && over > bleed) found.isBeyond = true;
      return true;
    }

    function noteClip(
      object: number,
      type: number,
      { bounds, clip, depth }: { bounds: Corners; clip: Corners; depth: number },
    ): void {
      // What is in a form is looked at by itself.
      if (type === FORM || type === SHADING) return;
      const line = type === TEXT ? LINE_SHARE * Math.min(bounds[2] - bounds[0], bounds[3] - bounds[1]) : 0;
      if (overhang(bounds, clip) <= margin + line) return;
      if (!meet(bounds, clip)) {
        if (type === TEXT) clippedTexts.add(object);
        if (type === IMAGE) found.isClippedAway = true;
      }
      if (type === IMAGE) clippedImages.add(sizeOf(object));
      else if (type === PATH && isBox(object)) return;
      else if (depth > 0) found.hasClippedForm = true;
      else found.hasClippedContent = true;
    }
  } finally {
    memory.wasmExports.free(scratch);
  }

  function floats(count: number): number[] {
    const view = new DataView(memory.HEAPU8.buffer, scratch, SCRATCH_BYTES);
    return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
  }

  function boundsOf(object: number): Corners | null {
    const at = [0, 4, 8, 12].map((offset) => scratch + offset) as [number, number, number, number];
    return pdfium.FPDFPageObj_GetBounds(object, ...at) ? sorted(floats(4)) : null;
  }

  function formMatrixOf(form: number): Matrix | null {
    const isRead = pdfium.FPDFPageObj_GetMatrix(form, scratch);
    return isRead ? (floats(6) as unknown as Matrix) : null;
  }

  function sizeOf(image: number): string {
    if (!pdfium.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return 'unknown';
    const view = new DataView(memory.HEAPU8.buffer, scratch, SCRATCH_BYTES);
    return `${view.getUint32(0, true)}x${view.getUint32(4, true)}`;
  }

  /** Where an object is not clipped. */
  function clipOf(object: number): Corners {
    const clip = pdfium.FPDFPageObj_GetClipPath(object);
    const paths = clip ? pdfium.FPDFClipPath_CountPaths(clip) : 0;
    let corners = ANYWHERE;
    for (let path = 0; path < paths; path++) {
      const segments = pdfium.FPDFClipPath_CountPathSegments(clip, path);
      let around: Corners = [Infinity, Infinity, -Infinity, -Infinity];
      for (let index = 0; index < segments; index++) {
        const segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, index);
        if (!segment || !pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
        const [x, y] = floats(2) as [number, number];
        around = [
          Math.min(around[0], x),
          Math.min(around[1], y),
          Math.max(around[2], x),
          Math.max(around[3], y),
        ];
      }
      if (segments > 0) corners = intersection(corners, around);
    }
    return corners;
  }

  /** Whether a path is a box or a line. */
  function isBox(path: number): boolean {
    const segments = pdfium.FPDFPath_CountSegments(path);
    if (segments < 0 || segments > MAX_BOX_SEGMENTS) return false;
    return Array.from({ length: segments }, (_, index) =>
      pdfium.FPDFPathSegment_GetType(pdfium.FPDFPath_GetPathSegment(path, index)),
    ).every((type) => type !== BEZIER);
  }

  /** Whether some of these texts have such a letter. Spaces do not count. */
  function hasLetter(texts: ReadonlySet<number>, isSuch: (letter: Corners) => boolean): boolean {
    const text = pdfium.FPDFText_LoadPage(page);
    if (!text) return true;
    const doubles = memory.wasmExports.malloc(SCRATCH_BYTES);
    try {
      const seen = new Set<number>();
      const count = pdfium.FPDFText_CountChars(text);
      for (let index = 0; index < count; index++) {
        const object = pdfium.FPDFText_GetTextObject(text, index);
        if (!texts.has(object)) continue;
        seen.add(object);
        if (isSpace(pdfium.FPDFText_GetUnicode(text, index))) continue;
        const at = [0, 8, 16, 24].map((offset) => doubles + offset) as [number, number, number, number];
        if (!pdfium.FPDFText_GetCharBox(text, index, ...at)) return true;
        const view = new DataView(memory.HEAPU8.buffer, doubles, SCRATCH_BYTES);
        const [left, right, bottom, top] = [0, 8, 16, 24].map((offset) => view.getFloat64(offset, true)) as [
          number,
          number,
          number,
          number,
        ];
        if (isSuch([left, bottom, right, top])) return true;
      }
      // A text without letters that are known.
      return [...texts].some((object) => !seen.has(object));
    } finally {
      memory.wasmExports.free(doubles);
      pdfium.FPDFText_ClosePage(text);
    }
  }
}

function isSpace(code: number): boolean {
  return code > 0 && code <= 0x10ffff && /\s/u.test(String.fromCodePoint(code));
}

/** How far something reaches out of a box. Negative or 0: it is inside. */
function overhang(inner: Corners, box: Corners): number {
  return Math.max(box[0] - inner[0], box[1] - inner[1], inner[2] - box[2], inner[3] - box[3]);
}

function meet(a: Corners, b: Corners): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}

function intersection(a: Corners, b: Corners): Corners {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/** `second` after `first`. */
function multiplied(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = second;
  const map = (x: number, y: number) => [a * x + c * y, b * x + d * y] as const;
  const [x, y, z] = [map(first[0], first[1]), map(first[2], first[3]), map(first[4], first[5])];
  return [...x, ...y, z[0] + e, z[1] + f];
}

function transformed(box: Corners, [a, b, c, d, e, f]: Matrix): Corners {
  if (box === ANYWHERE) return box;
  const points = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function sorted([left, bottom, right, top]: readonly number[]): Corners {
  return [Math.min(left!, right!), Math.min(bottom!, top!), Math.max(left!, right!), Math.max(bottom!, top!)];
}
