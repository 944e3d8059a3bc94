import type { Glyph, GlyphRun, Typeface } from './typesetter.ts';

/** A font of the PDF library. It embeds the glyphs that were added, and writes what they show for readers of the text. */
interface EmbeddedFont {
  readonly id: string;
  readonly subset: { readonly glyphs: number[] };
  /** By number of the embedded glyph, in thousandths of the type size. */
  readonly widths: number[];
  /** Code points, by number of the embedded glyph. */
  readonly unicode: number[][];
  readonly ref: () => unknown;
  codes: Map<string, number>;
}

/** What the library keeps for itself, because it places glyphs on its own. */
interface OpenDocument {
  readonly _font: EmbeddedFont;
  readonly page: { readonly fonts: Record<string, unknown> };
  readonly addContent: (content: string) => void;
}

/** What a part of the letter before it shows: a space without a width. Some readers take no characters for an error. */
const NOTHING = '\u200b';

interface EmbeddedRun {
  readonly font: EmbeddedFont;
  readonly glyphs: readonly (Glyph & { readonly code: number })[];
}

interface Place {
  /** Start of the line, in points from the left. */
  readonly x: number;
  /** The baseline, in points from the top. */
  readonly y: number;
  readonly size: number;
  /** What the line says, if the glyphs from left to right do not tell it. Null: readers shall find out by themselves. */
  readonly text: string | null;
}

/** Writes lines of glyphs to a document. */
export class GlyphWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts = new Map<Typeface, EmbeddedFont>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  write(runs: readonly GlyphRun[], { x, y, size, text }: Place): void {
    const embedded = runs.map(({ typeface, glyphs }) => {
      const font = this.#fontOf(typeface);
      return { font, glyphs: glyphs.map((glyph) => ({ ...glyph, code: embed(font, glyph, typeface) })) };
    });
    const isTold = text === null || text === charactersOf(embedded);
    if (!isTold) this.#document.markContent('Span', { actual: text });
    const { page, addContent } = this.#internal();
    for (const { font } of embedded) page.fonts[font.id] ??= font.ref();
    const start = `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`;
    addContent.call(this.#document, ['BT', start, ...operatorsOf(embedded, size), 'ET'].join('\n'));
    if (!isTold) this.#document.endMarkedContent();
  }

  #fontOf(typeface: Typeface): EmbeddedFont {
    const known = this.#fonts.get(typeface);
    if (known) return known;
    this.#document.registerFont(typeface.name, typeface.content).font(typeface.name);
    const { _font } = this.#internal();
    _font.codes = new Map();
    this.#fonts.set(typeface, _font);
    return _font;
  }

  #internal(): OpenDocument {
    return this.#document as unknown as OpenDocument;
  }
}

/**
 * The number in the document of a glyph that shows these characters. A glyph that shows others elsewhere has another number
 * there: a font can have one glyph for the common part of several letters.
 */
function embed(font: EmbeddedFont, { id, characters }: Glyph, { font: source, scale }: Typeface): number {
  const key = `${id} ${characters}`;
  const known = font.codes.get(key);
  if (known !== undefined) return known;
  const code = font.subset.glyphs.push(id) - 1;
  font.codes.set(key, code);
  font.widths[code] = rounded(source.glyphHAdvance(id) * scale);
  font.unicode[code] = Array.from(characters || NOTHING, (character) => character.codePointAt(0)!);
  return code;
}

/** What readers of the text find in the glyphs. Glyphs of several letters can have the characters of another one. */
function charactersOf(runs: readonly EmbeddedRun[]): string {
  const codePoints = runs.flatMap(({ font, glyphs }) => glyphs.flatMap(({ code }) => font.unicode[code]!));
  return codePoints.map((codePoint) => String.fromCodePoint(codePoint)).join('');
}

/** Shows glyphs one after the other. Moves those that do not stand where the one before them ends. */
function operatorsOf(runs: readonly EmbeddedRun[], size: number): string[] {
  const operators: string[] = [];
  /** Strings of glyphs, with how much further left the next one stands. */
  let shown = '';
  let codes = '';
  let shift = 0;
  let up = 0;
  const endCodes = () => {
    if (codes !== '') shown += `<${codes}>`;
    codes = '';
  };
  const show = () => {
    endCodes();
    if (shown !== '') operators.push(`[${shown}] TJ`);
    shown = '';
  };
  const raise = (next: number) => {
    if (next === up) return;
    show();
    up = next;
    operators.push(`${rounded((up * size) / 1000)} Ts`);
  };
  for (const { font, glyphs } of runs) {
    operators.push(`/${font.id} ${size} Tf`);
    for (const { code, advance, right, up: glyphUp } of glyphs) {
      raise(glyphUp);
      const gap = shift + right;
      if (Math.abs(gap) >= 0.5) {
        endCodes();
        shown += ` ${rounded(-gap)} `;
        shift -= gap;
      }
      codes += code.toString(16).padStart(4, '0');
      shift += advance - font.widths[code]!;
    }
    show();
  }
  raise(0);
  return operators;
}

const rounded = (length: number) => Math.round(length * 1000) / 1000;
