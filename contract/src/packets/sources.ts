import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

const MB = 1024 * 1024;

/** Bytes of a block, in which the browser sends a source. The last one has the rest. */
export const BLOCK_BYTES = 4 * MB;
export const MAX_SOURCE_BYTES = 250 * MB;
/** Bytes of all sources of a request. */
export const MAX_SOURCES_BYTES = 2_048 * MB;
/** Files that are added at once. */
export const MAX_ADDED_SOURCES = 40;
/** Sources of a request, with the withdrawn ones. */
export const MAX_SOURCES = 200;
/** Pages of a sheet of thumbnails, in rows of ten. */
export const SHEET_PAGES = 50;
export const SHEET_COLUMNS = 10;
/** Width and height of a thumbnail in its sheet, in pixels. The page is centered in it. */
export const THUMBNAIL = { width: 160, height: 208 };

export const sourceTypes = ['pdf', 'jpeg', 'png', 'tiff'] as const;

export type SourceType = (typeof sourceTypes)[number];

const typesByExtension: Readonly<Record<string, SourceType>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  tif: 'tiff',
  tiff: 'tiff',
};

/** The type that a file name says; null if such a file cannot be a source. */
export function sourceTypeOf(name: string): SourceType | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return typesByExtension[extension] ?? null;
}

/** The number of blocks of a source. */
export function blocksOf(size: number): number {
  return Math.ceil(size / BLOCK_BYTES);
}

/** The parts of a file that tell it from others: its first and its last block, as begin and end in bytes. */
export function fingerprintRanges(size: number): (readonly [begin: number, end: number])[] {
  const first = [0, Math.min(size, BLOCK_BYTES)] as const;
  const last = [Math.max(0, blocksOf(size) - 1) * BLOCK_BYTES, size] as const;
  return last[0] === 0 ? [first] : [first, last];
}

/** The ID of a block, by its index from 0. All IDs of a blob have the same length. */
export function blockIdOf(index: number): string {
  return btoa(String(index).padStart(8, '0'));
}

export const sourceId = z.string().check(z.regex(/^src_[0-9a-f]{32}$/, 'The source is not valid'));

/**
 * `uploading`: blocks are missing. `scanning`: waits for the malware scan. `preparing`: the portal makes its pages.
 * `refused`: it has no pages for the reason. `infected` and `withdrawn`: its pages may not be in a packet.
 */
const sourceStates = [
  'uploading',
  'scanning',
  'preparing',
  'ready',
  'refused',
  'infected',
  'withdrawn',
] as const;

export type SourceState = (typeof sourceStates)[number];

/** Why a source has no pages. */
export const sourceRefusals = [
  'encrypted',
  'damaged',
  'no-pages',
  'too-many-pages',
  'too-large-page',
  'too-complex',
  'dynamic-form',
  'portfolio',
  'other-type',
] as const;

export type SourceRefusal = (typeof sourceRefusals)[number];

/**
 * What was left out of a source, or drawn into its pages. `notes`: pop-up notes were left out. `form`: fields were drawn.
 * `pictures`: pages that could not be taken over as they are became pictures.
 */
export const sourceChanges = [
  'scripts',
  'attachments',
  'actions',
  'notes',
  'form',
  'hidden-layers',
  'pictures',
] as const;

/** A file from which a packet is made. Only staff see it. */
export const source = z.object({
  sourceId,
  /** Its number in the request, from 1, which is in its pages. Never used again. */
  number: z.int(),
  name: z.string(),
  type: z.enum(sourceTypes),
  /** Bytes. */
  size: z.int(),
  state: z.enum(sourceStates),
  refusal: z.nullable(z.enum(sourceRefusals)),
  /** Null until it is ready. */
  pages: z.nullable(z.int()),
  /** Of the file as it was sent, in hex; null until it is ready. */
  sha256: z.nullable(z.string()),
  changes: z.array(z.enum(sourceChanges)),
  addedAt: instant,
  /** Who added it; null for a deleted account. */
  addedBy: z.nullable(z.string()),
});

export type Source = z.output<typeof source>;
