import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HiddenParts, pdfiumHidden } from './hidden/pdfiumHidden.ts';
import { type FoundWord, pdfiumWords } from './pdfiumWords.ts';

/** Draws annotations, with red, green, blue and alpha in this order. */
const RENDER_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;
const PASSWORD_NEEDED = 4;
const REMOVE_SECURITY = 3;

/** An opened document. Pages are counted from 0. Close it to free its memory. */
export interface PdfiumDocument {
  readonly pages: number;
  /** In points, as a person sees the page. */
  readonly sizeOf: (page: number) => { readonly width: number; readonly height: number };
  /** The page with its annotations and form fields as RGBA, on white. Null: it cannot be shown. */
  readonly render: (page: number, width: number, height: number) => Uint8ClampedArray<ArrayBuffer> | null;
  /** The words of a page in the order in which they are drawn. Null: it has too many, or cannot be read. */
  readonly words: (page: number) => FoundWord[] | null;
  /** What of a page is not seen. `unit`: points of a length of 1. Null: it cannot be told. */
  readonly hidden: (
    page: number,
    options: { readonly unit: number; readonly withClips: boolean },
  ) => HiddenParts | null;
  /** The document, written anew without its faults and without its password. Null: it cannot be written. */
  readonly rewrite: () => Buffer | null;
  readonly close: () => void;
}

export type OpenedDocument =
  | { readonly kind: 'opened'; readonly document: PdfiumDocument }
  | { readonly kind: 'refused'; readonly reason: 'encrypted' | 'damaged' };

/** The memory of the library. `HEAPU8` is another array after it has grown. */
interface WasmMemory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: {
    readonly malloc: (bytes: number) => number;
    readonly free: (pointer: number) => void;
  };
}

let library: Promise<WrappedPdfiumModule> | null = null;

/** Opens a document with PDFium, which also reads damaged ones. For a process of its own: it is not under a worker's limits. */
export async function openWithPdfium(content: Uint8Array): Promise<OpenedDocument> {
  library ??= loadLibrary();
  const pdfium = await library;
  const memory = pdfium.pdfium as unknown as WasmMemory;
  const { wasmExports } = memory;
  const bytes = wasmExports.malloc(content.length);
  memory.HEAPU8.set(content, bytes);
  const document = pdfium.FPDF_LoadMemDocument(bytes, content.length, '');
  if (!document) {
    const isLocked = pdfium.FPDF_GetLastError() === PASSWORD_NEEDED;
    wasmExports.free(bytes);
    return { kind: 'refused', reason: isLocked ? 'encrypted' : 'damaged' };
  }
  const formInfo = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, formInfo);
  // Fields are drawn as they are printed, without a tint.
  if (form) pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0);

  return {
    kind: 'opened',
    document: {
      pages: pdfium.FPDF_GetPageCount(document),
      sizeOf(index) {
        const page = pdfium.FPDF_LoadPage(document, index);
        if (!page) return { width: 0, height: 0 };
        const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
        pdfium.FPDF_ClosePage(page);
        return size;
      },
      render(index, width, height) {
        const page = pdfium.FPDF_LoadPage(document, index);
        if (!page) return null;
        const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
        if (!bitmap) {
          pdfium.FPDF_ClosePage(page);
          return null;
        }
        if (form) pdfium.FORM_OnAfterLoadPage(page, form);
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
        if (form) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
        const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
        const pixels = new Uint8ClampedArray(
          memory.HEAPU8.slice(at, at + width * height * 4).buffer as ArrayBuffer,
        );
        pdfium.FPDFBitmap_Destroy(bitmap);
        if (form) pdfium.FORM_OnBeforeClosePage(page, form);
        pdfium.FPDF_ClosePage(page);
        return pixels;
      },
      words(index) {
        const page = pdfium.FPDF_LoadPage(document, index);
        if (!page) return null;
        const words = pdfiumWords(pdfium, memory, page);
        pdfium.FPDF_ClosePage(page);
        return words;
      },
      hidden(index, options) {
        const page = pdfium.FPDF_LoadPage(document, index);
        if (!page) return null;
        const hidden = pdfiumHidden(pdfium, memory, page, options);
        pdfium.FPDF_ClosePage(page);
        return hidden;
      },
      rewrite() {
        const writer = pdfium.PDFiumExt_OpenFileWriter();
        const isSaved = pdfium.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY);
        const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
        const at = isSaved && size > 0 ? wasmExports.malloc(size) : 0;
        if (at) pdfium.PDFiumExt_GetFileWriterData(writer, at, size);
        const copy = at ? Buffer.from(memory.HEAPU8.subarray(at, at + size)) : null;
        if (at) wasmExports.free(at);
        pdfium.PDFiumExt_CloseFileWriter(writer);
        return copy;
      },
      close() {
        if (form) pdfium.PDFiumExt_ExitFormFillEnvironment(form);
        pdfium.PDFiumExt_CloseFormFillInfo(formInfo);
        pdfium.FPDF_CloseDocument(document);
        wasmExports.free(bytes);
      },
    },
  };
}

async function loadLibrary(): Promise<WrappedPdfiumModule> {
  // The bundle has the file next to it (api/build.ts).
  const beside = fileURLToPath(new URL('./pdfium.wasm', import.meta.url));
  const path = existsSync(beside)
    ? beside
    : fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = readFileSync(path);
  const pdfium = await init({ wasmBinary: wasmBinary.buffer as ArrayBuffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
