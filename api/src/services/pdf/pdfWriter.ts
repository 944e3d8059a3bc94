import { fillTemplate } from '@portal/contract/fields/localizableText.ts';
import type { Footer } from './printedFacts.ts';
import type { BaseDirection } from './text/readingOrder.ts';
import { GlyphWriter } from './text/glyphWriter.ts';
import { type TextLine, type Typesetter, widthOf } from './text/typesetter.ts';

/** A US Letter page in points (72 per inch). */
export const PAGE_LAYOUT = { width: 612, height: 792, left: 54, right: 558, top: 54, bottom: 722 } as const;

/** Between two texts on one line. */
export const GAP = 12;

export const colors = { ink: '#1b2a2e', quiet: '#55666b', line: '#d3dddf', brand: '#0b5c66' } as const;

/** `rise`: from the top of a line to its baseline. */
const styles = {
  brand: { font: 'bold', size: 13, leading: 18, rise: 13, color: colors.brand },
  heading: { font: 'bold', size: 19, leading: 27, rise: 20, color: colors.ink },
  done: { font: 'bold', size: 11, leading: 16, rise: 11, color: '#0e6b3a' },
  open: { font: 'bold', size: 11, leading: 16, rise: 11, color: '#8a4b00' },
  label: { font: 'regular', size: 8, leading: 11.5, rise: 9, color: colors.quiet },
  text: { font: 'regular', size: 9, leading: 13, rise: 9, color: colors.ink },
  strong: { font: 'bold', size: 9, leading: 13, rise: 9, color: colors.ink },
  letter: { font: 'regular', size: 11, leading: 17, rise: 13, color: colors.ink },
  subject: { font: 'bold', size: 11, leading: 17, rise: 13, color: colors.ink },
  total: { font: 'bold', size: 11, leading: 18, rise: 12, color: colors.ink },
} as const;

export type Style = keyof typeof styles;

/** A structure element for screen readers, such as a paragraph. */
export interface Element {
  /** Absent while pages are counted. */
  readonly tag?: PDFKit.PDFStructureElement;
}

export interface Position {
  readonly x: number;
  /** The text ends at x instead of starting there. */
  readonly alignRight?: boolean;
}

/**
 * Lays text out line by line, from page to page, and draws nothing: it counts the pages. `PdfWriter` draws with the same
 * calls.
 */
export class PdfLayout {
  /** Top of the next line. */
  y: number = PAGE_LAYOUT.top;
  /** Number of the current page. */
  page = 1;
  protected readonly typesetter: Typesetter;

  constructor(typesetter: Typesetter) {
    this.typesetter = typesetter;
  }

  lines(text: string, width: number, style: Style, base: BaseDirection = 'auto'): TextLine[] {
    const { font: weight, size } = styles[style];
    return this.typesetter.lines(text, width, { weight, size, base });
  }

  /** A text that is not broken. */
  line(text: string, style: Style): TextLine {
    return this.typesetter.line(text, styles[style].font);
  }

  /** The width of a line, in points. */
  widthOf(line: TextLine, style: Style): number {
    return (widthOf(this.typesetter.glyphsOf(line)) * styles[style].size) / 1000;
  }

  leading(style: Style): number {
    return styles[style].leading;
  }

  /** Adds a page if there is less space left. Returns whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= PAGE_LAYOUT.bottom) return false;
    this.endPage();
    this.page += 1;
    this.y = PAGE_LAYOUT.top;
    return true;
  }

  protected endPage(): void {}

  /** Adds a structure element to another one, or to the document. */
  add(_parent: Element | null, _type: string): Element {
    return {};
  }

  /** Writes an element that is complete, so that it takes no more memory. */
  close(_element: Element): void {}

  /** Draws a line as part of an element; null: as decoration, which screen readers skip. Does not change `y`. */
  drawText(_line: TextLine, _position: Position, _style: Style, _element: Element | null): void {}

  rule(_y: number, _color?: string): void {}
}

/** Draws a document whose number of pages is known. */
export class PdfWriter extends PdfLayout {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #footer: Footer;
  readonly #pages: number;
  readonly #glyphs: GlyphWriter;
  /** The element whose lines are being drawn. Lines of an element on a page are one piece of content. */
  #drawn: PDFKit.PDFStructureElement | null = null;

  constructor(document: PDFKit.PDFDocument, typesetter: Typesetter, footer: Footer, pages: number) {
    super(typesetter);
    this.#document = document;
    this.#glyphs = new GlyphWriter(document);
    this.#footer = footer;
    this.#pages = pages;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  override add(parent: Element | null, type: string): Element {
    const tag = this.#document.struct(type);
    (parent?.tag ?? this.#root).add(tag);
    return { tag };
  }

  override close({ tag }: Element): void {
    if (tag === this.#drawn) this.#endContent();
    tag?.end();
  }

  override drawText(line: TextLine, position: Position, style: Style, element: Element | null): void {
    this.#drawLine(line, position, this.y, style, element?.tag ?? null);
  }

  override rule(y: number, color: string = colors.line): void {
    this.#beginContent(null);
    this.#document
      .moveTo(PAGE_LAYOUT.left, y)
      .lineTo(PAGE_LAYOUT.right, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
    this.#document.endMarkedContent();
  }

  /** Draws the footer of the last page, and writes the fonts. */
  finish(): void {
    this.#drawFooter();
    this.#root.end();
    this.#glyphs.end();
  }

  protected override endPage(): void {
    this.#drawFooter();
    this.#document.addPage();
  }

  #drawFooter(): void {
    const { title, pageLabel } = this.#footer;
    const top = PAGE_LAYOUT.bottom + 22;
    const label = this.line(fillTemplate(pageLabel, { page: this.page, pages: this.#pages }), 'label');
    const width = PAGE_LAYOUT.right - PAGE_LAYOUT.left - this.widthOf(label, 'label') - GAP;
    const [start] = this.lines(title, width, 'label');
    if (start) this.#drawLine(start, { x: PAGE_LAYOUT.left }, top, 'label', null);
    this.#drawLine(label, { x: PAGE_LAYOUT.right, alignRight: true }, top, 'label', null);
  }

  #drawLine(
    line: TextLine,
    { x, alignRight }: Position,
    top: number,
    style: Style,
    tag: PDFKit.PDFStructureElement | null,
  ): void {
    const { size, color, rise } = styles[style];
    this.#beginContent(tag);
    const runs = this.typesetter.glyphsOf(line);
    const start = alignRight ? x - (widthOf(runs) * size) / 1000 : x;
    this.#document.fillColor(color);
    // Readers reorder text that is read from right to left, also if they are told what it says.
    const text = tag === null || line.directions !== null ? null : line.text;
    this.#glyphs.write(runs, { x: start, y: top + rise, size, text });
    if (tag === null) this.#document.endMarkedContent();
  }

  #beginContent(tag: PDFKit.PDFStructureElement | null): void {
    if (tag !== null && tag === this.#drawn) return;
    this.#endContent();
    if (tag === null) {
      this.#document.markContent('Artifact', { type: 'Layout' });
      return;
    }
    tag.add(this.#document.markStructureContent('Span'));
    this.#drawn = tag;
  }

  #endContent(): void {
    if (this.#drawn) this.#document.endMarkedContent();
    this.#drawn = null;
  }
}
