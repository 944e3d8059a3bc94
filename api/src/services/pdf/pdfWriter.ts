import { printableText } from './printableText.ts';
import { wrapLines } from './wrapLines.ts';

/** A US Letter page in points (72 per inch). */
export const PAGE_LAYOUT = { width: 612, height: 792, left: 54, right: 558, top: 54, bottom: 722 } as const;

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
export type Element = PDFKit.PDFStructureElement;

interface Position {
  readonly x: number;
  /** The text ends at x instead of starting there. */
  readonly alignRight?: boolean;
}

/** Draws text line by line, from page to page. */
export interface PdfWriter {
  readonly document: PDFKit.PDFDocument;
  /** Top of the next line. */
  y: number;
  lines(text: string, width: number, style: Style): string[];
  leading(style: Style): number;
  /** Draws a line as part of a structure element; null: as decoration, which screen readers skip. Does not change `y`. */
  drawText(line: string, position: Position, style: Style, element: Element | null): void;
  rule(y: number, color?: string): void;
  /** Adds a page if there is less space left. Returns whether it did. */
  ensureSpace(height: number): boolean;
}

export function createPdfWriter(document: PDFKit.PDFDocument): PdfWriter {
  const widths = new Map<string, number>();
  const selectFont = (style: Style) => document.font(styles[style].font).fontSize(styles[style].size);
  const widthOf = (text: string, style: Style) => {
    const key = `${style}|${text}`;
    const width = widths.get(key) ?? selectFont(style).widthOfString(text);
    widths.set(key, width);
    return width;
  };
  return {
    document,
    y: PAGE_LAYOUT.top,
    lines: (text, width, style) => wrapLines(printableText(text), width, (part) => widthOf(part, style)),
    leading: (style) => styles[style].leading,
    drawText(line, { x, alignRight }, style, element) {
      const start = alignRight ? x - widthOf(line, style) : x;
      const content = element && document.markStructureContent('Span');
      if (!content) document.markContent('Artifact', { type: 'Layout' });
      const { color, rise } = styles[style];
      selectFont(style)
        .fillColor(color)
        .text(line, start, this.y + rise, { lineBreak: false, baseline: 'alphabetic' });
      document.endMarkedContent();
      if (content) element.add(content);
    },
    rule(y, color = colors.line) {
      document.markContent('Artifact', { type: 'Layout' });
      document
        .moveTo(PAGE_LAYOUT.left, y)
        .lineTo(PAGE_LAYOUT.right, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke();
      document.endMarkedContent();
    },
    ensureSpace(height) {
      if (this.y + height <= PAGE_LAYOUT.bottom) return false;
      document.addPage();
      this.y = PAGE_LAYOUT.top;
      return true;
    },
  };
}
