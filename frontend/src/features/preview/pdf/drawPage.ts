import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Rotation } from '../rules/rotation.ts';
import { type PageSize, sizeOf } from './openPdf.ts';

/** Some browsers draw nothing on a larger canvas. */
const MAX_PIXELS = 16_777_216;

interface Options {
  /** CSS pixels, after the rotation. */
  readonly width: number;
  /** Added to the rotation that the page has itself. */
  readonly rotation: Rotation;
  /** Whether the text is needed too, for screen readers, selection and search. */
  readonly hasText: boolean;
  readonly signal: AbortSignal;
}

export interface DrawnPage {
  readonly canvas: HTMLCanvasElement;
  /** Invisible text at the places of the drawn one; null if it was not asked for. */
  readonly text: HTMLElement | null;
  /** At 100%, without the rotation. */
  readonly size: PageSize;
  /** CSS pixels per unit of the page. */
  readonly scale: number;
}

/** Draws one page at the screen's resolution. Throws if `signal` is aborted. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { width, rotation, hasText, signal }: Options,
): Promise<DrawnPage> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const rotated = { rotation: (page.rotate + rotation) % 360 };
  const pageViewport = page.getViewport({ scale: 1, ...rotated });
  const shown = page.getViewport({ scale: width / pageViewport.width, ...rotated });
  const pixelRatio = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * shown.height)));
  const viewport = page.getViewport({ scale: (width / pageViewport.width) * pixelRatio, ...rotated });
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
  const text = hasText ? await layOutText(page, shown) : null;
  return { canvas, text, size: sizeOf(page.getViewport({ scale: 1 })), scale: shown.scale };
}

async function layOutText(
  page: PDFPageProxy,
  viewport: ReturnType<PDFPageProxy['getViewport']>,
): Promise<HTMLElement> {
  const { TextLayer } = await import('pdfjs-dist');
  const container = window.document.createElement('div');
  container.dataset['pageText'] = '';
  // The search counts the letters of the text as the file has it.
  const textContentSource = await page.getTextContent({ disableNormalization: true });
  await new TextLayer({ textContentSource, container, viewport, images: undefined }).render();
  return container;
}
