/** Characters whose widths and layouts are kept. Texts with only different words would otherwise fill the memory. */
const MAX_KEPT = 200_000;

export type TypefaceName = 'regular' | 'bold';

/** Measures texts of a document and keeps their widths, up to a limit. */
export class TextMeasure {
  readonly #document: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  #kept = 0;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** The width of a text in points. */
  widthOf(text: string, typeface: TypefaceName, size: number): number {
    const key = `${typeface}|${size}|${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.keep(text);
    const width = this.#document.font(typeface).fontSize(size).widthOfString(text);
    this.#widths.set(key, width);
    return width;
  }

  /** Call it for a text to be drawn: the PDF library keeps the layout of every word that it measured or drew. */
  keep(text: string): void {
    this.#kept += text.length;
    if (this.#kept <= MAX_KEPT) return;
    this.#kept = text.length;
    this.#widths.clear();
    for (const typeface of ['regular', 'bold'] as const) {
      const { _font } = this.#document.font(typeface) as unknown as {
        readonly _font: { layoutCache: Record<string, unknown> };
      };
      _font.layoutCache = Object.create(null) as Record<string, unknown>;
    }
  }
}
