import { readFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PageCopier } from './PageCopier.ts';
import { openPiece, type PacketPlan, type PlannedPage } from './writePacket.ts';

export interface VolumeLimits {
  readonly maxPages: number;
  /** Of the pages of records of a volume, together. */
  readonly maxBytes: number;
}

/** The bytes of each stream that a page needs, by a name that is equal for streams that pages share. */
type PageStreams = ReadonlyMap<string, number>;

/** What a page needs beside its streams: its dictionary, a number, its place in the file. */
const PAGE_BYTES = 400;
/** About what a redacted page needs, which becomes a picture. A volume that becomes too large is divided again. */
const PICTURE_BYTES = 500_000;

/**
 * Divides the pages of records of a packet into volumes. Each has as many pages as fit, but at least one. Returns how many
 * pages each has. Memory grows by one piece at a time. Throws as writePacket.
 */
export async function dividePacket(
  { pieces, sections }: Pick<PacketPlan, 'pieces' | 'sections'>,
  limits: VolumeLimits,
): Promise<number[]> {
  const pages = sections.flatMap((section) => section.pages).map((page, index) => ({ ...page, index }));
  const measured: PageStreams[] = [];
  for (const [piece, used] of Map.groupBy(pages, (page) => page.piece))
    await measurePiece(pieces[piece]!, piece, used, measured);
  return volumesOf(measured, limits);
}

async function measurePiece(
  path: string,
  piece: number,
  used: readonly (PlannedPage & { readonly index: number })[],
  measured: PageStreams[],
): Promise<void> {
  const source = await openPiece(await readFile(path));
  const copier = new PageCopier(source, await PDFDocument.create({ updateMetadata: false }));
  for (const { page, boxes, index } of used) {
    if (boxes.length > 0) {
      measured[index] = new Map([[`picture ${index}`, PICTURE_BYTES]]);
      continue;
    }
    const streams = streamsOf(copier.copy(source.getPage(page - 1)));
    measured[index] = new Map([...streams].map(([ref, bytes]) => [`${piece} ${ref}`, bytes]));
  }
}

/** All streams that a page leads to, by reference. Copied pages do not lead to other pages. */
function streamsOf({ node, doc: { context } }: PDFPage): Map<string, number> {
  const streams = new Map<string, number>();
  const seen = new Set<PDFObject>();
  const open: PDFObject[] = entriesOf(node);
  for (let value = open.pop(); value; value = open.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    const object = context.lookup(value);
    if (object instanceof PDFRawStream) {
      const key = value instanceof PDFRef ? value.toString() : `direct ${seen.size}`;
      streams.set(key, object.contents.length);
      open.push(...entriesOf(object.dict));
    } else if (object instanceof PDFDict) open.push(...entriesOf(object));
    else if (object instanceof PDFArray) open.push(...object.asArray());
  }
  return streams;
}

function entriesOf(dict: PDFDict): PDFObject[] {
  return dict.entries().flatMap(([key, value]) => (key === PDFName.Parent ? [] : [value]));
}

/** How many pages each volume has. */
export function volumesOf(pages: readonly PageStreams[], { maxPages, maxBytes }: VolumeLimits): number[] {
  const volumes: number[] = [];
  let inVolume = 0;
  let bytes = 0;
  let stored = new Set<string>();
  for (const streams of pages) {
    const added = addedBytes(streams, stored);
    if (inVolume > 0 && (inVolume === maxPages || bytes + added > maxBytes)) {
      volumes.push(inVolume);
      [inVolume, bytes, stored] = [0, 0, new Set()];
    }
    bytes += addedBytes(streams, stored);
    for (const stream of streams.keys()) stored.add(stream);
    inVolume += 1;
  }
  return [...volumes, inVolume];
}

function addedBytes(streams: PageStreams, stored: ReadonlySet<string>): number {
  let bytes = PAGE_BYTES;
  for (const [stream, size] of streams) if (!stored.has(stream)) bytes += size;
  return bytes;
}
