import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { PdfiumDocument } from '../pdfium.ts';

interface Pages {
  /** Pages that stay, without redactions. */
  readonly kept: readonly PDFPage[];
  readonly leftOut: readonly PDFPage[];
  /** Has their file open. */
  readonly drawer: PdfiumDocument;
}

/**
 * The kept pages whose content has more than they show: it reaches out of the page. If a page is left out, also those with a
 * text or picture that is clipped away, or with a clipped part of what the page that is left out shows too. A page is copied
 * with its whole content, so these pages have to become pictures.
 *
 * @param all The pages of one file, in order.
 */
export function pagesThatHide(
  all: readonly PDFPage[],
  { kept, leftOut, drawer }: Pages,
): ReadonlySet<PDFPage> {
  const places = new Map(all.map((page, index) => [page, index]));
  const hashes = new Map<PDFRawStream, string>();
  const elsewhere = new Set(leftOut.flatMap((page) => partsOf(page).map(({ stream }) => hashOf(stream))));
  return new Set(kept.filter(hides));

  function hides(page: PDFPage): boolean {
    const parts = leftOut.length > 0 ? partsOf(page) : [];
    const shared = parts.filter(({ stream }) => elsewhere.has(hashOf(stream)));
    const options = { unit: unitOf(page), withClips: leftOut.length > 0 };
    const hidden = drawer.hidden(places.get(page)!, options);
    if (!hidden || hidden.isBeyond || hidden.isClippedAway) return true;
    if (hidden.hasWideBox && partsOf(page).some(({ kind }) => kind === 'pattern')) return true;
    const isShared = (kind: Part['kind']) => shared.some((part) => part.kind === kind);
    if (isShared('pattern')) return true;
    if (hidden.hasClippedContent && isShared('content')) return true;
    if (hidden.hasClippedForm && isShared('form')) return true;
    const sizes = new Map<string, boolean>();
    for (const { kind, stream } of parts) {
      if (kind !== 'image') continue;
      const size = sizeOf(stream);
      sizes.set(size, sizes.get(size) === true || elsewhere.has(hashOf(stream)));
    }
    // A picture that is not an object of its own is in the content.
    return [...hidden.clippedImages].some(
      (size) => sizes.get(size) ?? (isShared('content') || isShared('form')),
    );
  }

  /** Equal streams can be copies: each prepared page has its own content. */
  function hashOf(stream: PDFRawStream): string {
    const known = hashes.get(stream);
    if (known) return known;
    const hash = createHash('sha256').update(stream.contents).digest('base64');
    hashes.set(stream, hash);
    return hash;
  }
}

/** A stream from which a page is drawn. Patterns that have neither pictures nor text are left out. */
interface Part {
  readonly kind: 'content' | 'image' | 'form' | 'pattern';
  readonly stream: PDFRawStream;
}

function partsOf({ node, doc: { context } }: PDFPage): Part[] {
  const parts: Part[] = [];
  const seen = new Set<PDFObject>();
  const contents = node.lookup(PDFName.Contents);
  for (const each of contents instanceof PDFArray ? contents.asArray() : [contents]) {
    const stream = context.lookup(each);
    if (stream instanceof PDFRawStream) parts.push({ kind: 'content', stream });
  }
  const open = [node.Resources()];
  for (let resources = open.pop(); resources; resources = open.pop()) {
    for (const category of ['XObject', 'Pattern']) {
      const found = resources.lookup(PDFName.of(category));
      for (const value of found instanceof PDFDict ? found.values() : []) {
        const stream = context.lookup(value);
        if (!(stream instanceof PDFRawStream) || seen.has(stream)) continue;
        seen.add(stream);
        const own = stream.dict.lookup(PDFName.Resources);
        const hasOwn = (key: string) => own instanceof PDFDict && own.has(PDFName.of(key));
        if (own instanceof PDFDict) open.push(own);
        if (category === 'Pattern') {
          if (hasOwn('XObject') || hasOwn('Font')) parts.push({ kind: 'pattern', stream });
        } else {
          const isImage = stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
          parts.push({ kind: isImage ? 'image' : 'form', stream });
        }
      }
    }
  }
  return parts;
}

/** As of HiddenParts. */
function sizeOf({ dict }: PDFRawStream): string {
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)));
  return `${String(width)}x${String(height)}`;
}

function unitOf({ node }: PDFPage): number {
  const unit = node.lookup(PDFName.of('UserUnit'));
  return unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1;
}
