/** Drawn characters whose layouts are kept. Texts with only different words would otherwise fill the memory. */
const MAX_KEPT = 200_000;

/** Characters whose widths are kept. */
const MAX_CHARACTERS = 20_000;

/** Widths of characters are measured at this size, in points. */
const UNIT_SIZE = 1_000;

export type TypefaceName = 'regular' | 'bold';

/** Measures texts of a document, in points. */
export class TextMeasure {
  readonly #document: PDFKit.PDFDocument;
  readonly #characters = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  #kept = 0;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** The width of a text as it is drawn. */
  exactWidthOf(text: string, typeface: TypefaceName, size: number): number {
    this.keep(text);
    return this.#document.font(typeface).fontSize(size).widthOfString(text);
  }

  /**
   * The sum of the widths of its characters, as if none moved closer to another. Many times faster, so long texts are laid
   * out with it.
   */
  widthOf(text: string, typeface: TypefaceName, size: number): number {
    let width = 0;
    for (const character of text) width += this.#widthOfCharacter(character, typeface);
    return (width * size) / UNIT_SIZE;
  }

  #widthOfCharacter(character: string, typeface: TypefaceName): number {
    const widths = this.#characters[typeface];
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = this.exactWidthOf(character, typeface, UNIT_SIZE);
    if (widths.size >= MAX_CHARACTERS) widths.clear();
    widths.set(character, width);
    return width;
  }

  /** Call it for a text to be drawn: the PDF library keeps the layout of every word. */
  keep(text: string): void {
    this.#kept += text.length;
    if (this.#kept <= MAX_KEPT) return;
    this.#kept = text.length;
    for (const typeface of ['regular', 'bold'] as const) {
      const { _font } = this.#document.font(typeface) as unknown as {
        readonly _font: { layoutCache: Record<string, unknown> };
      };
      _font.layoutCache = Object.create(null) as Record<string, unknown>;
    }
  }
}
