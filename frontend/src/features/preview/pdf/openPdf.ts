import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { GetLink } from '../previewedFile.ts';
import { UnshowableFile } from '../previewFailure.ts';
import { fileReader, type ReadBytes } from './fileReader.ts';

const workerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Smallest range to fetch: half of pdf.js's default, because long documents are read in many small parts. */
const CHUNK_BYTES = 32 * 1024;

/** CSS pixels per PDF point. */
const PIXELS_PER_POINT = 96 / 72;

export interface PageSize {
  /** CSS pixels, 96 per inch. */
  readonly width: number;
  readonly height: number;
}

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly pageCount: number;
  /** Size of the first page. Most documents have pages of one size, and asking for every page would fetch them all. */
  readonly firstPage: PageSize;
}

interface Options {
  /** Bytes. */
  size: number;
  getLink: GetLink;
  /** Replaces reading by the link. */
  content?: Uint8Array<ArrayBuffer> | undefined;
  /** Stops all reads and frees the document. */
  signal: AbortSignal;
  /** Called when a part that a page needs can no longer be read. */
  onReadFailed: (reason: unknown) => void;
}

/**
 * Opens a PDF and fetches only what its structure and first page need. Throws UnshowableFile if it is damaged, needs a
 * password, or only says that another program shows it.
 */
export async function openPdf({ size, getLink, content, signal, onReadFailed }: Options): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport, PDFWorker, version } =
    await import('pdfjs-dist');
  signal.throwIfAborted();
  GlobalWorkerOptions.workerSrc = workerUrl;
  const read: ReadBytes = content
    ? async (begin, end) => content.slice(begin, end)
    : fileReader(getLink, size, signal);
  const { promise: readFailure, reject } = Promise.withResolvers<never>();

  class Ranges extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      read(begin, end).then((bytes) => this.onDataRange(begin, bytes), reject);
    }
  }

  const worker = new PDFWorker();
  const assetsPath = `/assets/pdfjs-${version}/`;
  const loading = getDocument({
    worker,
    range: new Ranges(size, null),
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // The content security policy forbids WebAssembly. pdf.js also has JavaScript decoders for scanned images.
    useWasm: false,
    wasmUrl: `${assetsPath}decoders/`,
    cMapUrl: `${assetsPath}cmaps/`,
    standardFontDataUrl: `${assetsPath}fonts/`,
    verbosity: 0,
  });
  let isOpen = false;
  const free = () => {
    // Destroying the loading task while the document opens throws, so only the worker is destroyed.
    if (!isOpen) return worker.destroy();
    void loading
      .destroy()
      .catch(() => undefined)
      .finally(() => worker.destroy());
  };
  signal.addEventListener('abort', free, { once: true });
  const document = await Promise.race([loading.promise.catch(throwUnshowable), readFailure]);
  const firstPage = await Promise.race([document.getPage(1), readFailure]);
  isOpen = true;
  if (await Promise.race([isPlaceholder(document, firstPage), readFailure])) throw new UnshowableFile('xfa');
  readFailure.catch(onReadFailed);
  return { document, pageCount: document.numPages, firstPage: sizeOf(firstPage.getViewport({ scale: 1 })) };
}

function throwUnshowable(reason: unknown): never {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'PasswordException') throw new UnshowableFile('password');
  if (name === 'InvalidPDFException') throw new UnshowableFile('damaged');
  throw reason;
}

/**
 * Whether the document is a dynamic XFA form: without its own program, it has one page without fields, with the text
 * “Please wait…” and where to get Adobe Reader, in the language of its author, or with no text.
 */
async function isPlaceholder(document: PDFDocumentProxy, firstPage: PDFPageProxy): Promise<boolean> {
  if (document.numPages > 1) return false;
  const { info } = await document.getMetadata();
  if ((info as { IsXFAPresent?: boolean }).IsXFAPresent !== true) return false;
  const annotations = (await firstPage.getAnnotations()) as readonly { readonly subtype?: string }[];
  if (annotations.some(({ subtype }) => subtype === 'Widget')) return false;
  const { items } = await firstPage.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return text.trim() === '' || /adobe|please wait/i.test(text);
}

/** The size of a page from its viewport at scale 1. */
export function sizeOf({ width, height }: PageSize): PageSize {
  return { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT };
}
