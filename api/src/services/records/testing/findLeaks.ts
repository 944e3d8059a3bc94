import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { init } from '@embedpdf/pdfium';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** How words are found in a PDF file. Each returns all that it can read. */
export const detectors: Readonly<Record<string, (content: Uint8Array) => Promise<string> | string>> = {
  'text of pdf.js': textOfPdfJs,
  'text of PDFium': textOfPdfium,
  'bytes and inflated streams': allBytes,
  objects: textOfObjects,
};

/** What a viewer shows: text, notes, bookmarks, attached files, facts of the document, structure. */
async function textOfPdfJs(content: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(content), verbosity: 0 });
  try {
    const document = await task.promise;
    const parts: unknown[] = [
      await document.getMetadata().then(({ info, metadata }) => [info, metadata?.getRaw()]),
      await document.getOutline(),
      await document.getAttachments(),
      await document.getJSActions(),
      await document.getPageLabels(),
      await document.getDestinations(),
      await document.getFieldObjects(),
    ];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      parts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
      parts.push(await page.getAnnotations(), await page.getStructTree(), await page.getJSActions());
    }
    return JSON.stringify(parts, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
  } finally {
    await task.destroy();
  }
}

let library: ReturnType<typeof init> | null = null;

async function textOfPdfium(content: Uint8Array): Promise<string> {
  library ??= init({
    wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
      .buffer as ArrayBuffer,
  }).then((pdfium) => {
    pdfium.PDFiumExt_Init();
    return pdfium;
  });
  const pdfium = await library;
  const memory = pdfium.pdfium as unknown as {
    HEAPU8: Uint8Array;
    wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void };
  };
  const at = memory.wasmExports.malloc(content.length);
  memory.HEAPU8.set(content, at);
  const document = pdfium.FPDF_LoadMemDocument(at, content.length, '');
  let text = '';
  for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index++) {
    const page = pdfium.FPDF_LoadPage(document, index);
    const loaded = pdfium.FPDFText_LoadPage(page);
    const characters = pdfium.FPDFText_CountChars(loaded);
    const buffer = memory.wasmExports.malloc((characters + 1) * 2);
    pdfium.FPDFText_GetText(loaded, 0, characters, buffer);
    text += Buffer.from(memory.HEAPU8.slice(buffer, buffer + characters * 2)).toString('utf16le');
    memory.wasmExports.free(buffer);
    pdfium.FPDFText_ClosePage(loaded);
    pdfium.FPDF_ClosePage(page);
  }
  pdfium.FPDF_CloseDocument(document);
  memory.wasmExports.free(at);
  return text;
}

/** The file and all that can be inflated in it, also what no object refers to, with hexadecimal digits and UTF-16 as text. */
function allBytes(content: Uint8Array): string {
  const file = Buffer.from(content);
  const parts = [file.toString('latin1')];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf('endstream', start);
    if (end < 0) break;
    try {
      parts.push(inflateSync(file.subarray(start, end)).toString('latin1'));
    } catch {
      // Not deflated: the file has it as it is.
    }
  }
  const text = parts.join('\n');
  const digits = [...text.matchAll(/<([0-9A-Fa-f\s]{2,})>/g)].map(([, hex]) =>
    Buffer.from(hex!.replaceAll(/\s/g, ''), 'hex').toString('latin1'),
  );
  return [text, ...digits].join('\n').replaceAll('\0', '');
}

/** All names and texts of the objects, and their decoded streams. */
async function textOfObjects(content: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(content, { updateMetadata: false });
  const parts: string[] = [];
  const walk = (object: PDFObject): void => {
    if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName)
      parts.push(object.decodeText());
    else if (object instanceof PDFArray) object.asArray().forEach(walk);
    else if (object instanceof PDFDict) for (const entry of object.entries()) entry.forEach(walk);
    else if (object instanceof PDFStream) {
      walk(object.dict);
      if (object instanceof PDFRawStream) parts.push(decoded(object));
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) walk(object);
  walk(context.obj(context.trailerInfo as never));
  return parts.join('\n').replaceAll('\0', '');
}

function decoded(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    // A filter of pictures.
    return Buffer.from(stream.contents).toString('latin1');
  }
}
