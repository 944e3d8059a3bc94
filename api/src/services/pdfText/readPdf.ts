import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The part of pdf.js that parses. With it, pdf.js needs no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  type DigitalSignature,
  type DocumentText,
  type DocumentReading,
  rowText,
} from '../../domain/submissions/authorization/documentText.ts';
import { pageRows, type TextItem } from './pageRows.ts';
import { type DrawingSteps, readableTexts } from './readableTexts.ts';

/** How much of a document is read. */
interface ReadLimits {
  /** From the first one. */
  readonly pages: number;
  /** Text of all pages that are read. */
  readonly characters: number;
  /** Lines and fields of all pages that are read. */
  readonly lines: number;
  /** No page is begun after this time. */
  readonly ms: number;
}

/** An authorization has one to three pages. The rules compare each line several times. */
export const MAX_PAGES = 25;
const CHECK_LIMITS: ReadLimits = { pages: MAX_PAGES, characters: 300_000, lines: 10_000, ms: Infinity };
/** A chart, whose lines are looked at once. */
export const LOOK_LIMITS: ReadLimits = { pages: 500, characters: 3_000_000, lines: 100_000, ms: 5_000 };
/** A packet is looked at in the background. */
export const PACKET_LIMITS: ReadLimits = {
  pages: 5_000,
  characters: 20_000_000,
  lines: 600_000,
  ms: 180_000,
};
const MAX_SIGNATURES = 100;

interface PageContent {
  readonly items: readonly TextItem[];
  /** Whether most of its text is behind a picture, in which a program recognized it. */
  readonly isRecognized: boolean;
  readonly fields: DocumentText['fields'];
  readonly signatureFields: readonly SignatureField[];
  readonly hasDrawings: boolean;
}

/** A field for a digital signature on a page. */
interface SignatureField {
  readonly id: string;
  readonly names: readonly string[];
  readonly place: DigitalSignature['place'];
}

/** A digital signature, as pdf.js reports it. */
interface PdfSignature {
  readonly id: string;
  readonly fieldName: string;
  readonly signerName: string | null;
  readonly signingTime: string | null;
}

/** A form field, a mark or a note on a page, as pdf.js reports it. */
interface Annotation {
  readonly id?: string;
  readonly subtype?: string;
  readonly annotationFlags?: number;
  readonly rect?: readonly number[];
  readonly fieldType?: string;
  readonly fieldName?: string;
  readonly alternativeText?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
}

/**
 * Reads form fields and text of a PDF. Pictures are not read and scripts are not run. Takes as much time and memory as
 * the document needs: run it in a worker with limits.
 */
export async function readPdf(content: Uint8Array, limits = CHECK_LIMITS): Promise<DocumentReading> {
  const task = openPdf(content);
  try {
    const document = await task.promise;
    const text = await documentText(document, limits);
    if (text === null) return { kind: 'unreadable', reason: 'too-complex' };
    if (await isDynamicForm(document, text))
      return { kind: 'unreadable', reason: 'no-text', isDynamicForm: true };
    return text.rows.length === 0
      ? { kind: 'unreadable', reason: 'no-text', pages: text.pages }
      : { kind: 'text', text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'unreadable', reason: isLocked ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
}

/** The number of pages of a PDF; 0 if it is damaged or has a password. Run it in a worker with limits. */
export async function countPages(content: Uint8Array): Promise<number> {
  const task = openPdf(content);
  try {
    return (await task.promise).numPages;
  } catch {
    return 0;
  } finally {
    await task.destroy();
  }
}

function openPdf(content: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: content,
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    // Pictures are not decoded.
    maxImageSize: 0,
    disableAutoFetch: true,
    disableRange: true,
    disableStream: true,
  });
}

/** The text of the first pages; null if the first page alone has too much. */
async function documentText(document: PDFDocumentProxy, limits: ReadLimits): Promise<DocumentText | null> {
  const startedAt = performance.now();
  const rows: DocumentText['rows'][number][] = [];
  const fields: DocumentText['fields'][number][] = [];
  const signatureFields: SignatureField[] = [];
  const layers = await document.getOptionalContentConfig();
  const isLayerShown = (layer: unknown) => layers.isVisible(layer);
  let hasDrawings = false;
  let pagesRead = 0;
  let pagesWithText = 0;
  let pagesRecognized = 0;
  let characters = 0;
  while (pagesRead < Math.min(document.numPages, limits.pages)) {
    if (performance.now() - startedAt > limits.ms) break;
    const page = await readPage(document, pagesRead + 1, isLayerShown);
    if (page === null) {
      pagesRead++;
      continue;
    }
    const pageText = pageRows(page.items, pagesRead + 1, page.isRecognized);
    characters += lengthOf(pageText.map(rowText)) + lengthOf(page.fields.map(({ value }) => value));
    const count = rows.length + fields.length + pageText.length + page.fields.length;
    if (characters > limits.characters || count > limits.lines) break;
    pagesRead++;
    rows.push(...pageText);
    fields.push(...page.fields);
    signatureFields.push(...page.signatureFields);
    hasDrawings ||= page.hasDrawings;
    if (page.isRecognized) pagesRecognized++;
    else if (pageText.length > 0) pagesWithText++;
  }
  if (pagesRead === 0) return null;
  return {
    rows,
    fields,
    digitalSignatures: await digitalSignatures(document, signatureFields),
    hasDrawings,
    pages: document.numPages,
    pagesRead,
    pagesWithText,
    pagesRecognized,
  };
}

/** The digital signatures, with the fields on the pages where they are seen. */
async function digitalSignatures(
  document: PDFDocumentProxy,
  signatureFields: readonly SignatureField[],
): Promise<DigitalSignature[]> {
  const signatures = ((await document.getSignatures()) ?? []) as readonly PdfSignature[];
  return signatures.slice(0, MAX_SIGNATURES).map(({ id, fieldName, signerName, signingTime }) => {
    const field = signatureFields.find(
      ({ id: fieldId, names: [name = ''] }) =>
        id.startsWith(`${fieldId}:`) || (fieldName !== '' && name.split('.').at(-1) === fieldName),
    );
    return {
      names: field?.names ?? [fieldName].filter(Boolean),
      signerName: signerName === null ? null : oneLine(signerName).slice(0, 200) || null,
      day: dayOfPdf(signingTime ?? ''),
      place: field?.place ?? null,
    };
  });
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + text.length, 0);
}

/** The content of a page; null if it is damaged. */
async function readPage(
  document: PDFDocumentProxy,
  number: number,
  isLayerShown: (layer: unknown) => boolean,
): Promise<PageContent | null> {
  try {
    const page = await document.getPage(number);
    const content = await pageContent(page, isLayerShown);
    page.cleanup();
    return content;
  } catch {
    return null;
  }
}

async function pageContent(
  page: PDFPageProxy,
  isLayerShown: (layer: unknown) => boolean,
): Promise<PageContent> {
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item).filter(({ str }) => str !== '');
  // Text can be printed so that nobody sees it.
  const steps = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const { isReadable, isPicture } = readableTexts(
    texts.map(({ str }) => str),
    steps as DrawingSteps,
    isLayerShown,
  );
  const printed = texts.flatMap((item, index): TextItem[] => {
    if (!isReadable[index]) return [];
    const { str: text, width, height } = item;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return isOnPage([x, y, x + width, y + height], page)
      ? [{ text, x, y, width, height, isEntered: false }]
      : [];
  });
  const annotations = ((await page.getAnnotations()) as readonly Annotation[]).filter((annotation) =>
    isShown(annotation, page),
  );
  const filled = annotations.flatMap((annotation) => {
    const text = annotationText(annotation);
    if (text === '') return [];
    return [
      { text, annotation, fieldNames: annotation.subtype === 'Widget' ? namesOf(annotation) : undefined },
    ];
  });
  return {
    items: [
      ...printed,
      ...filled.map(({ text, annotation, fieldNames }) => ({
        ...placed(text, annotation),
        ...(fieldNames && { fieldNames }),
      })),
    ],
    isRecognized: isPicture,
    fields: filled.flatMap(({ text, fieldNames }) =>
      fieldNames ? [{ names: fieldNames, value: text }] : [],
    ),
    signatureFields: annotations
      .filter(({ subtype, fieldType }) => subtype === 'Widget' && fieldType === 'Sig')
      .map((annotation) => {
        const { x, y } = placed(' ', annotation);
        const names = namesOf(annotation);
        return { id: annotation.id ?? '', names, place: { page: page.pageNumber, x, y } };
      }),
    hasDrawings: annotations.some(({ subtype }) => subtype === 'Ink' || subtype === 'Stamp'),
  };
}

function namesOf({ fieldName = '', alternativeText = '' }: Annotation): readonly string[] {
  return [fieldName, alternativeText].map((name) => oneLine(name).slice(0, 200)).filter(Boolean);
}

/** Flags of an annotation (ISO 32000-2, table 167): hidden, and not shown on a screen. */
const HIDDEN = 2 | 32;
/** Smaller fields, in points, are not seen. */
const MIN_SIZE = 2;

/** Whether people see an annotation: it is not hidden, has a size, and is on its page. */
function isShown({ annotationFlags = 0, rect = [] }: Annotation, page: PDFPageProxy): boolean {
  const [x = 0, bottom = 0, right = 0, top = 0] = rect;
  const isLarge = right - x >= MIN_SIZE && top - bottom >= MIN_SIZE;
  return (annotationFlags & HIDDEN) === 0 && isLarge && isOnPage(rect, page);
}

/** Whether a rectangle is at least partly within what is shown of a page. */
function isOnPage(
  [x = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  { view }: PDFPageProxy,
): boolean {
  const [left = 0, lowest = 0, width = 0, height = 0] = view;
  return right >= left && x <= width && top >= lowest && bottom <= height;
}

/** The value of a text field or of a choice, or the text that someone typed onto the page. Empty for anything else. */
function annotationText({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return oneLine(contentsObj?.str ?? '');
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return oneLine(values.filter((value) => typeof value === 'string').join(' '));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 1_000);
}

/** The text where the field is. The baseline is a little above its lower edge. */
function placed(text: string, { rect = [] }: Annotation): TextItem {
  const [x = 0, bottom = 0, right = 0, top = 0] = rect;
  const height = Math.min(top - bottom, 12);
  return {
    text,
    x,
    y: bottom + height / 4,
    width: Math.min(right - x, text.length * height),
    height,
    isEntered: true,
  };
}

/**
 * Whether the document is a form in Adobe's dynamic XFA format: for other programs it has one page without fields, with the
 * text “Please wait…” and where to get Adobe Reader, in the language of its author, or with no text.
 */
async function isDynamicForm(document: PDFDocumentProxy, { rows, fields }: DocumentText): Promise<boolean> {
  if (document.numPages > 1 || fields.length > 0) return false;
  const { info } = await document.getMetadata();
  if ((info as { IsXFAPresent?: boolean }).IsXFAPresent !== true) return false;
  const annotations = (await (await document.getPage(1)).getAnnotations()) as readonly Annotation[];
  if (annotations.some(({ subtype }) => subtype === 'Widget')) return false;
  return rows.length === 0 || rows.some((row) => /adobe|please wait/i.test(rowText(row)));
}

/** The day of a PDF date such as `D:20260301120000-08'00'`, YYYY-MM-DD; null if it has none. */
function dayOfPdf(date: string): string | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)/.exec(date);
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return isCalendarDay(day) ? day : null;
}
