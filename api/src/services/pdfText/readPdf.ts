import { isCalendarDay } from '@portal/contract/fields/dates.ts';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The part of pdf.js that parses. With it, pdf.js needs no worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  type DocumentText,
  type ReadDocument,
  rowText,
} from '../../domain/submissions/authorization/documentText.ts';
import { pageRows, type TextItem } from './pageRows.ts';

/** Pages that are read, from the first one. An authorization has one to three. */
export const MAX_PAGES = 25;
/** Text of all pages that are read. The rules compare each line several times. */
const MAX_CHARACTERS = 300_000;
/** Lines and fields of all pages that are read. */
const MAX_LINES = 10_000;
const MAX_SIGNATURES = 100;

interface PageContent {
  readonly items: readonly TextItem[];
  readonly fields: DocumentText['fields'];
  readonly hasDrawings: boolean;
}

/** A form field, a mark or a note on a page, as pdf.js reports it. */
interface Annotation {
  readonly subtype?: string;
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
export async function readPdf(content: Uint8Array): Promise<ReadDocument> {
  const task = getDocument({
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
  try {
    const document = await task.promise;
    const text = await documentText(document);
    if (text === null) return { kind: 'unreadable', reason: 'too-complex' };
    return text.pagesWithText === 0 || (await isPlaceholder(document, text))
      ? { kind: 'unreadable', reason: 'no-text' }
      : { kind: 'text', text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'unreadable', reason: isLocked ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
}

/** The text of the first pages; null if the first page alone has too much. */
async function documentText(document: PDFDocumentProxy): Promise<DocumentText | null> {
  const rows: DocumentText['rows'][number][] = [];
  const fields: DocumentText['fields'][number][] = [];
  let hasDrawings = false;
  let pagesRead = 0;
  let pagesWithText = 0;
  let characters = 0;
  while (pagesRead < Math.min(document.numPages, MAX_PAGES)) {
    const page = await readPage(document, pagesRead + 1);
    if (page === null) {
      pagesRead++;
      continue;
    }
    const pageText = pageRows(page.items, pagesRead + 1);
    characters += lengthOf(pageText.map(rowText)) + lengthOf(page.fields.map(({ value }) => value));
    const count = rows.length + fields.length + pageText.length + page.fields.length;
    if (characters > MAX_CHARACTERS || count > MAX_LINES) break;
    pagesRead++;
    rows.push(...pageText);
    fields.push(...page.fields);
    hasDrawings ||= page.hasDrawings;
    if (pageText.length > 0) pagesWithText++;
  }
  if (pagesRead === 0) return null;
  const signatures = ((await document.getSignatures()) ?? []) as readonly { signingTime?: string | null }[];
  const signedOn = signatures.slice(0, MAX_SIGNATURES).map(({ signingTime }) => dayOfPdf(signingTime ?? ''));
  return { rows, fields, signedOn, hasDrawings, pages: document.numPages, pagesRead, pagesWithText };
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + text.length, 0);
}

/** The content of a page; null if it is damaged. */
async function readPage(document: PDFDocumentProxy, number: number): Promise<PageContent | null> {
  try {
    const page = await document.getPage(number);
    const content = await pageContent(page);
    page.cleanup();
    return content;
  } catch {
    return null;
  }
}

async function pageContent(page: PDFPageProxy): Promise<PageContent> {
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const printed = items.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , , x, y] = item.transform as number[];
    return [
      { text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height, isEntered: false },
    ];
  });
  const filled = annotations.flatMap((annotation) => {
    const text = annotationText(annotation);
    return text === '' ? [] : [{ annotation, text }];
  });
  return {
    items: [...printed, ...filled.map(({ annotation, text }) => placed(text, annotation))],
    fields: filled
      .filter(({ annotation }) => annotation.subtype === 'Widget')
      .map(({ annotation: { fieldName = '', alternativeText = '' }, text }) => ({
        names: [fieldName, alternativeText].map((name) => oneLine(name).slice(0, 200)).filter(Boolean),
        value: text,
      })),
    hasDrawings: annotations.some(({ subtype }) => subtype === 'Ink' || subtype === 'Stamp'),
  };
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

/** Whether the document only says that another program is needed: a form in Adobe's XFA format. */
async function isPlaceholder(document: PDFDocumentProxy, { fields }: DocumentText): Promise<boolean> {
  if (fields.length > 0) return false;
  const { info } = await document.getMetadata();
  return (info as { IsXFAPresent?: boolean }).IsXFAPresent === true;
}

/** The day of a PDF date such as `D:20260301120000-08'00'`, YYYY-MM-DD; null if it has none. */
function dayOfPdf(date: string): string | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)/.exec(date);
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return isCalendarDay(day) ? day : null;
}
