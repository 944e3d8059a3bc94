import { readable } from './readable.ts';
import { wrapLines } from './wrapLines.ts';

/** A letter page in points, of which 72 are an inch. */
export const PAGE = { width: 612, height: 792, left: 54, right: 558, top: 54, bottom: 722 } as const;

export const colors = { ink: '#1b2a2e', quiet: '#55666b', line: '#d3dddf', brand: '#0b5c66' } as const;

/** `rise`: from the top of a line to the foot of its letters. */
const styles = {
  brand: { font: 'bold', size: 13, leading: 18, rise: 13, color: colors.brand },
  heading: { font: 'bold', size: 19, leading: 27, rise: 20, color: colors.ink },
  done: { font: 'bold', size: 11, leading: 16, rise: 11, color: '#0e6b3a' },
  open: { font: 'bold', size: 11, leading: 16, rise: 11, color: '#8a4b00' },
  label: { font: 'regular', size: 8, leading: 11.5, rise: 9, color: colors.quiet },
  text: { font: 'regular', size: 9, leading: 13, rise: 9, color: colors.ink },
  strong: { font: 'bold', size: 9, leading: 13, rise: 9, color: colors.ink },
  total: { font: 'bold', size: 11, leading: 18, rise: 12, color: colors.ink },
} as const;

export type Style = keyof typeof styles;
export type Element = PDFKit.PDFStructureElement;

interface Place {
  readonly x: number;
  /** The text ends at x instead of beginning there. */
  readonly ends?: boolean;
}

/** Sets text line by line, going down the pages of a document. */
export interface Pen {
  readonly document: PDFKit.PDFDocument;
  /** Where the next line is set. */
  y: number;
  lines(text: string, width: number, style: Style): string[];
  leading(style: Style): number;
  /** Sets a line as part of an element that is read aloud; null: as decoration. Does not move. */
  set(line: string, place: Place, style: Style, element: Element | null): void;
  rule(y: number, color?: string): void;
  /** Turns the page unless so much room is left on it; answers whether it did. */
  need(height: number): boolean;
}

export function penFor(document: PDFKit.PDFDocument): Pen {
  const widths = new Map<string, number>();
  const dress = (style: Style) => document.font(styles[style].font).fontSize(styles[style].size);
  const widthOf = (text: string, style: Style) => {
    const key = `${style}|${text}`;
    const width = widths.get(key) ?? dress(style).widthOfString(text);
    widths.set(key, width);
    return width;
  };
  return {
    document,
    y: PAGE.top,
    lines: (text, width, style) => wrapLines(readable(text), width, (part) => widthOf(part, style)),
    leading: (style) => styles[style].leading,
    set(line, { x, ends }, style, element) {
      const start = ends ? x - widthOf(line, style) : x;
      const content = element && document.markStructureContent('Span');
      if (!content) document.markContent('Artifact', { type: 'Layout' });
      const { color, rise } = styles[style];
      dress(style)
        .fillColor(color)
        .text(line, start, this.y + rise, { lineBreak: false, baseline: 'alphabetic' });
      document.endMarkedContent();
      if (content) element.add(content);
    },
    rule(y, color = colors.line) {
      document.markContent('Artifact', { type: 'Layout' });
      document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).strokeColor(color).stroke();
      document.endMarkedContent();
    },
    need(height) {
      if (this.y + height <= PAGE.bottom) return false;
      document.addPage();
      this.y = PAGE.top;
      return true;
    },
  };
}
