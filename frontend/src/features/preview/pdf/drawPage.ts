import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PageSize, sizeOf } from './openPdf.ts';

/** Some browsers draw nothing on a larger canvas. */
const MAX_PIXELS = 16_777_216;

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  readonly size: PageSize;
  /** What the page says, for those who do not see it; empty for a scan. */
  readonly text: string;
}

/** Draws one page `width` CSS pixels wide, as sharp as the screen. Throws when `signal` is aborted meanwhile. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const paper = page.getViewport({ scale: 1 });
  const height = (width * paper.height) / paper.width;
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: (width / paper.width) * sharpness });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  const cancel = () => drawing.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await drawing.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { canvas, size: sizeOf(paper), text: text.trim() };
}
