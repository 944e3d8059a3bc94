import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { nameOfPart } from './partName.ts';

const MEGABYTE = 1024 * 1024;

/** Limits for a zip, including the zips inside it. */
export const ZIP_LIMITS = {
  entries: 2000,
  /** Unpacked bytes per byte of the zip. */
  ratio: 100,
  /** Unpacked bytes in total. */
  bytes: 200 * MEGABYTE,
  /** Bytes of one part that is read into memory. */
  partBytes: 32 * MEGABYTE,
} as const;

/** Smaller parts may exceed the ratio: an empty worksheet is highly repetitive. */
const SMALL_PART_BYTES = MEGABYTE;

/** A zip that is rejected because it exceeds the limits or is damaged. */
export class ZipRefused extends Error {
  readonly reason: 'too-complex' | 'unreadable';

  constructor(reason: ZipRefused['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** What may still be unpacked. */
export interface ZipBudget {
  entries: number;
  bytes: number;
}

export function zipBudget(file: Buffer): ZipBudget {
  return {
    entries: ZIP_LIMITS.entries,
    bytes: Math.min(ZIP_LIMITS.bytes, ZIP_LIMITS.ratio * file.byteLength),
  };
}

const START_OF_ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Bytes that can stand before a zip. Programs find its directory from the end. */
const MAX_BYTES_BEFORE_ZIP = 1024;

export function isZip(bytes: Uint8Array): boolean {
  return START_OF_ZIP.every((byte, index) => bytes[index] === byte);
}

/** The offset of a zip in the first bytes of a part; null if none starts there. */
export function startOfZip(bytes: Uint8Array): number | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MAX_BYTES_BEFORE_ZIP));
  const at = head.indexOf(START_OF_ZIP);
  return at < 0 ? null : at;
}

export interface ZipPart {
  /** With `/` between folders, without percent encoding. */
  readonly name: string;
  /** Unpacked chunks, never more bytes than the zip directory states. Throws `ZipRefused`. */
  readonly chunks: () => AsyncIterable<Buffer>;
}

/** The files in a zip, read from its directory as Office does. Checks the directory against the budget first. Throws `ZipRefused`. */
export async function* partsOfZip(zip: Buffer, budget: ZipBudget): AsyncGenerator<ZipPart> {
  // Decoded here: the library prefers a name in an extra field, which Office does not read.
  const options = { lazyEntries: true, decodeStrings: false };
  const file = await rejectAsUnreadable(fromBufferPromise(zip, options));
  const entries = await checkedEntries(file, zip.byteLength, budget);
  for (const entry of entries) {
    const name = nameOfPart(entry);
    if (name === null) throw new ZipRefused('unreadable');
    if (!name.endsWith('/')) yield { name, chunks: () => chunksOf(file, entry) };
    // A folder has no content. Some programs ignore the slash and read the part.
    else if (entry.uncompressedSize > 0) throw new ZipRefused('unreadable');
  }
}

async function checkedEntries(file: ZipFile, zipBytes: number, budget: ZipBudget): Promise<Entry[]> {
  budget.entries -= file.entryCount;
  if (budget.entries < 0) throw new ZipRefused('too-complex');
  const entries: Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  try {
    for await (const entry of file.eachEntry()) {
      if (entries.push(entry) > file.entryCount) throw new ZipRefused('too-complex');
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      if (isBomb(entry)) throw new ZipRefused('too-complex');
    }
  } catch (error) {
    throw error instanceof ZipRefused ? error : new ZipRefused('unreadable', error);
  }
  // More packed bytes than the zip has: its parts overlap and unpack the same bytes repeatedly.
  if (packed > zipBytes || unpacked > ZIP_LIMITS.ratio * zipBytes) throw new ZipRefused('too-complex');
  budget.bytes -= unpacked;
  if (budget.bytes < 0) throw new ZipRefused('too-complex');
  return entries;
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > SMALL_PART_BYTES && uncompressedSize > ZIP_LIMITS.ratio * compressedSize;
}

async function* chunksOf(file: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await rejectAsUnreadable(file.openReadStreamPromise(entry));
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw new ZipRefused('unreadable', error);
  } finally {
    stream.destroy();
  }
}

async function rejectAsUnreadable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new ZipRefused('unreadable', error);
  });
}
