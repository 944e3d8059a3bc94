import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PageSize, sizeOf } from './openPdf.ts';

/** Some browsers draw nothing on a larger canvas. */
const MAX_PIXELS = 16_777_216;

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  readonly size: PageSize;
  /** The page's text for screen readers; empty for a scan. */
  readonly text: string;
}

/** Draws one page `width` CSS pixels wide at the screen's resolution. Throws if `signal` is aborted. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const pageViewport = page.getViewport({ scale: 1 });
  const height = (width * pageViewport.height) / pageViewport.width;
  const pixelRatio = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: (width / pageViewport.width) * pixelRatio });
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
  return { canvas, size: sizeOf(pageViewport), text: text.trim() };
}
