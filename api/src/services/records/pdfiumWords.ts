import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PAGE_UNITS } from '@portal/contract/packets/redactions.ts';

/** A word of a page. Its box is in the unit of `PAGE_UNITS`, and can reach over the edge of the page. */
export interface FoundWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The direction in which it is read, clockwise in degrees. */
  readonly direction: 0 | 90 | 180 | 270;
}

/** More characters are not text that a person reads. */
const MAX_CHARACTERS = 60_000;
/** PDFium maps to whole numbers, so a large one keeps the fractions. */
const FINE = 1_000_000;
const [RECT_BYTES, POINT_BYTES] = [16, 8];

type Point = readonly [x: number, y: number];
/** The memory of the library. `HEAPU8` is another array after it has grown. */
export interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: {
    readonly malloc: (bytes: number) => number;
    readonly free: (pointer: number) => void;
  };
}

/** The words of an opened page, in the order in which they are drawn. Null: it has too many, or cannot be read. */
export function pdfiumWords(pdfium: WrappedPdfiumModule, memory: Memory, page: number): FoundWord[] | null {
  const text = pdfium.FPDFText_LoadPage(page);
  if (!text) return null;
  const scratch = memory.wasmExports.malloc(RECT_BYTES);
  try {
    const count = pdfium.FPDFText_CountChars(text);
    if (count < 0 || count > MAX_CHARACTERS) return null;
    const place = placeOf(pdfium, memory, page, scratch);
    const words: FoundWord[] = [];
    let word: { text: string; boxes: Box[] } | null = null;
    const end = () => {
      if (word && word.boxes.length > 0) words.push(wordOf(word.text, word.boxes));
      word = null;
    };
    for (let index = 0; index < count; index++) {
      const character = characterOf(pdfium.FPDFText_GetUnicode(text, index));
      if (character === null) {
        end();
        continue;
      }
      word ??= { text: '', boxes: [] };
      word.text += character;
      if (pdfium.FPDFText_GetLooseCharBox(text, index, scratch)) {
        const view = new DataView(memory.HEAPU8.buffer, scratch, RECT_BYTES);
        const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true)) as Sides;
        if (Number.isFinite(left + top + right + bottom))
          word.boxes.push(boxOf(place, left, top, right, bottom));
      }
    }
    end();
    return words;
  } finally {
    memory.wasmExports.free(scratch);
    pdfium.FPDFText_ClosePage(text);
  }
}

type Sides = [left: number, top: number, right: number, bottom: number];
type Box = Pick<FoundWord, 'left' | 'top' | 'right' | 'bottom'>;

/** Null ends a word: a space, a line, or a character that stands for nothing. */
function characterOf(code: number): string | null {
  if (code <= 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  const character = String.fromCodePoint(code);
  // U+FFFE is the hyphen of a word that goes on in the next line.
  return /[\s\p{Cc}\uFFFE\uFFFF]/u.test(character) ? null : character;
}

/** Maps points of the page to its units as it is seen. */
function placeOf(pdfium: WrappedPdfiumModule, memory: Memory, page: number, scratch: number) {
  const at = (x: number, y: number): Point => {
    pdfium.FPDF_PageToDevice(page, 0, 0, FINE, FINE, 0, x, y, scratch, scratch + 4);
    const view = new DataView(memory.HEAPU8.buffer, scratch, POINT_BYTES);
    return [view.getInt32(0, true), view.getInt32(4, true)];
  };
  const [origin, alongX, alongY] = [at(0, 0), at(1_000, 0), at(0, 1_000)];
  const scale = PAGE_UNITS / FINE;
  return (x: number, y: number): Point =>
    [0, 1].map((axis) => {
      const [from, byX, byY] = [origin[axis]!, alongX[axis]!, alongY[axis]!];
      return (from + ((byX - from) * x + (byY - from) * y) / 1_000) * scale;
    }) as unknown as Point;
}

function boxOf(
  place: ReturnType<typeof placeOf>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box {
  const [a, b] = [place(left, top), place(right, bottom)];
  return {
    left: Math.min(a[0], b[0]),
    top: Math.min(a[1], b[1]),
    right: Math.max(a[0], b[0]),
    bottom: Math.max(a[1], b[1]),
  };
}

function wordOf(text: string, boxes: readonly Box[]): FoundWord {
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  const [across, down] = [middleX(last) - middleX(first), middleY(last) - middleY(first)];
  const isUpright = Math.abs(across) >= Math.abs(down);
  return {
    text: text.normalize('NFKC'),
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    direction: isUpright ? (across >= 0 ? 0 : 180) : down > 0 ? 90 : 270,
  };
}

function middleX({ left, right }: Box): number {
  return (left + right) / 2;
}

function middleY({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}
