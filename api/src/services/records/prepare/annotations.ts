import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFString,
  PDFHexString,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';

const [HIDDEN, NO_VIEW] = [2, 32];
/** Annotations that show nothing on paper. */
const UNSEEN = new Set([
  'Link',
  'Popup',
  'PrinterMark',
  'TrapNet',
  'Movie',
  'Sound',
  'Screen',
  '3D',
  'RichMedia',
]);
/** Notes that open when somebody clicks on their symbol. */
const NOTES = new Set(['Text', 'FileAttachment']);

const name = (text: string) => PDFName.of(text);

/** What of a page stands in annotations. */
export interface PageAnnotations {
  /** Appearances to draw into the page. */
  readonly drawn: readonly {
    readonly form: PDFRef | PDFRawStream;
    readonly rect: number[];
    readonly stream: PDFRawStream;
  }[];
  /** Something is seen that has no appearance in the file, so that the page has to become a picture. */
  readonly needsPicture: boolean;
  readonly hasNotes: boolean;
  readonly hasFields: boolean;
}

/** What the annotations and fields of a page show. */
export function annotationsOf(page: PDFPage): PageAnnotations {
  const drawn: { form: PDFRef | PDFRawStream; rect: number[]; stream: PDFRawStream }[] = [];
  let [needsPicture, hasNotes, hasFields] = [false, false, false];
  for (const entry of listOf(page.node.lookup(name('Annots')))) {
    const annotation = page.doc.context.lookup(entry);
    if (!(annotation instanceof PDFDict)) continue;
    const subtype = textOf(annotation.lookup(name('Subtype')));
    if (NOTES.has(subtype)) hasNotes = true;
    if (subtype === 'Widget') hasFields = true;
    const flags = annotation.lookup(name('F'));
    const isHidden = flags instanceof PDFNumber && (flags.asNumber() & (HIDDEN | NO_VIEW)) !== 0;
    if (isHidden || UNSEEN.has(subtype) || NOTES.has(subtype)) continue;
    // A layer that is off can hide it.
    if (annotation.has(name('OC'))) needsPicture = true;
    const form = appearanceOf(annotation);
    if (form === 'nothing') continue;
    const rect = listOf(annotation.lookup(name('Rect'))).map((each) => {
      const number = page.doc.context.lookup(each);
      return number instanceof PDFNumber ? number.asNumber() : 0;
    });
    const stream = form === 'missing' ? null : page.doc.context.lookup(form);
    if (form === 'missing' || !(stream instanceof PDFRawStream) || rect.length !== 4) {
      needsPicture ||= subtype !== 'Widget' || hasValue(annotation);
      continue;
    }
    drawn.push({ form, rect, stream });
  }
  return { drawn, needsPicture, hasNotes, hasFields };
}

/** Draws appearances into a page, as they are seen (ISO 32000-2, 12.5.5). */
export function drawAppearances(page: PDFPage, { drawn }: PageAnnotations): void {
  if (drawn.length === 0) return;
  const { node, doc } = page;
  const { context } = doc;
  // Dictionaries are shared with other pages, so the page gets its own.
  const resources = node.Resources()?.clone(context) ?? context.obj({});
  const forms = resources.lookup(name('XObject'));
  const own = forms instanceof PDFDict ? forms.clone(context) : context.obj({});
  resources.set(name('XObject'), own);
  node.set(PDFName.Resources, resources);
  const parts = drawn.flatMap(({ form, rect, stream }, index) => {
    const matrix = placed(stream, rect, context);
    if (!matrix) return [];
    const key = `PortalAppearance${index}`;
    own.set(name(key), form);
    return [`q ${matrix.map((value) => value.toFixed(5)).join(' ')} cm /${key} Do Q`];
  });
  const contents = node.get(PDFName.Contents);
  const before =
    contents === undefined
      ? []
      : context.lookup(contents) instanceof PDFArray
        ? (context.lookup(contents) as PDFArray).asArray()
        : [contents];
  const begin = context.register(context.stream('q\n'));
  const end = context.register(context.stream(`\nQ\n${parts.join('\n')}\n`));
  node.set(PDFName.Contents, context.obj([begin, ...before, end]));
}

type Context = PDFPage['doc']['context'];

/** The matrix that puts the box of an appearance into the rectangle of its annotation. Null: it has no area. */
function placed(stream: PDFRawStream, rect: readonly number[], context: Context): number[] | null {
  const numbers = (key: string, fallback: number[]) => {
    const values = listOf(context.lookup(stream.dict.get(name(key)))).map((each) => {
      const value = context.lookup(each);
      return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
    });
    return values.length === fallback.length && values.every(Number.isFinite) ? values : fallback;
  };
  const [left, bottom, right, top] = sorted(rect);
  const box = sorted(numbers('BBox', [0, 0, right - left, top - bottom]));
  const [a, b, c, d, e, f] = numbers('Matrix', [1, 0, 0, 1, 0, 0]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x, y]) => [a * x! + c * y! + e, b * x! + d * y! + f] as const);
  const [x0, x1] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [y0, y1] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  if (x1 - x0 <= 0 || y1 - y0 <= 0) return null;
  const [scaleX, scaleY] = [(right - left) / (x1 - x0), (top - bottom) / (y1 - y0)];
  return [scaleX, 0, 0, scaleY, left - x0 * scaleX, bottom - y0 * scaleY];
}

function sorted(box: readonly number[]): [number, number, number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/** The appearance in the state in which it is seen. */
function appearanceOf(annotation: PDFDict): PDFRef | PDFRawStream | 'missing' | 'nothing' {
  const appearances = annotation.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return 'missing';
  const normal = appearances.lookup(name('N'));
  if (normal instanceof PDFRawStream) return (appearances.get(name('N')) as PDFRef) ?? normal;
  if (!(normal instanceof PDFDict)) return 'missing';
  const state = annotation.lookup(name('AS'));
  const found = state instanceof PDFName ? normal.get(state) : undefined;
  return (found as PDFRef | undefined) ?? 'nothing';
}

/** Whether a field has something to show. Its value can stand at its parents. */
function hasValue(annotation: PDFDict): boolean {
  let field: PDFDict | undefined = annotation;
  for (let depth = 0; field && depth < 16; depth++) {
    const value = field.lookup(name('V'));
    if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText().trim() !== '';
    if (value instanceof PDFName) return value.decodeText() !== 'Off';
    if (value !== undefined) return true;
    const parent: PDFObject | undefined = field.lookup(name('Parent'));
    field = parent instanceof PDFDict ? parent : undefined;
  }
  return false;
}

function listOf(object: PDFObject | undefined): PDFObject[] {
  return object instanceof PDFArray ? object.asArray() : [];
}

function textOf(object: PDFObject | undefined): string {
  return object instanceof PDFName ? object.decodeText() : '';
}
