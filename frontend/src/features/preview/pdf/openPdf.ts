import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { LinkOf } from '../previewedFile.ts';
import { fileReader } from './fileReader.ts';

const workerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** The least that is fetched at a time: half of pdf.js's own choice, as long documents are read in many small places. */
const CHUNK_BYTES = 32 * 1024;

/** CSS pixels of a PDF unit. */
const PIXELS_PER_POINT = 96 / 72;

export interface PageSize {
  /** CSS pixels on paper of 96 to the inch. */
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
  linkOf: LinkOf;
  /** Ends all reading and frees the document. */
  signal: AbortSignal;
  /** Called when a part that a page needs cannot be had any more. */
  onLost: (reason: unknown) => void;
}

/** Opens a PDF and fetches no more of it than its table of contents and its first page need. */
export async function openPdf({ size, linkOf, signal, onLost }: Options): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport, PDFWorker, version } =
    await import('pdfjs-dist');
  signal.throwIfAborted();
  GlobalWorkerOptions.workerSrc = workerUrl;
  const read = fileReader(linkOf, signal);
  const { promise: lost, reject } = Promise.withResolvers<never>();

  class Ranges extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      read(begin, end).then((bytes) => this.onDataRange(begin, bytes), reject);
    }
  }

  const worker = new PDFWorker();
  const parts = `/assets/pdfjs-${version}/`;
  const loading = getDocument({
    worker,
    range: new Ranges(size, null),
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // The content security policy allows no WebAssembly; the decoders of scanned images exist as plain code, too.
    useWasm: false,
    wasmUrl: `${parts}decoders/`,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}fonts/`,
    verbosity: 0,
  });
  let isOpen = false;
  const free = () => {
    // A worker that is asked to end while it opens a document throws; nothing of it is needed any more.
    if (!isOpen) return worker.destroy();
    void loading
      .destroy()
      .catch(() => undefined)
      .finally(() => worker.destroy());
  };
  signal.addEventListener('abort', free, { once: true });
  const document = await Promise.race([loading.promise, lost]);
  const firstPage = await Promise.race([document.getPage(1), lost]);
  isOpen = true;
  lost.catch(onLost);
  return { document, pageCount: document.numPages, firstPage: sizeOf(firstPage.getViewport({ scale: 1 })) };
}

/** The size of a page from its viewport at scale 1. */
export function sizeOf({ width, height }: PageSize): PageSize {
  return { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT };
}
