import { EmbeddedFont, hexCode } from './EmbeddedFont.ts';
import type { Glyph, GlyphRun, Typeface } from './typesetter.ts';

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
      return { font, glyphs: glyphs.map((glyph) => ({ ...glyph, code: font.codeOf(glyph) })) };
    });
    const isTold = text === null || text === charactersOf(embedded);
    if (!isTold) this.#document.markContent('Span', { actual: text });
    const fonts = this.#document.page.fonts as Record<string, PDFKit.PDFKitReference>;
    for (const { font } of embedded) fonts[font.name] = font.reference;
    const start = `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`;
    this.#document.addContent(['BT', start, ...operatorsOf(embedded, size), 'ET'].join('\n'));
    if (!isTold) this.#document.endMarkedContent();
  }

  /** Writes the fonts, after the last line. */
  end(): void {
    for (const font of this.#fonts.values()) font.end();
  }

  #fontOf(typeface: Typeface): EmbeddedFont {
    const known = this.#fonts.get(typeface);
    if (known) return known;
    const font = new EmbeddedFont(this.#document, typeface, `F${this.#fonts.size + 1}`);
    this.#fonts.set(typeface, font);
    return font;
  }
}

/** What readers of the text find in the glyphs. Glyphs of several letters can have the characters of another one. */
function charactersOf(runs: readonly EmbeddedRun[]): string {
  return runs.flatMap(({ font, glyphs }) => glyphs.map(({ code }) => font.charactersOf(code))).join('');
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
    operators.push(`/${font.name} ${size} Tf`);
    for (const { code, advance, right, up: glyphUp } of glyphs) {
      raise(glyphUp);
      const gap = shift + right;
      if (Math.abs(gap) >= 0.5) {
        endCodes();
        shown += ` ${rounded(-gap)} `;
        shift -= gap;
      }
      codes += hexCode(code);
      shift += advance - font.widthOf(code);
    }
    show();
  }
  raise(0);
  return operators;
}

const rounded = (length: number) => Math.round(length * 1000) / 1000;
