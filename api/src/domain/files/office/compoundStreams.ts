/** Bytes per directory entry of a compound file ([MS-CFB] 2.6). A sector holds a whole number of entries. */
const ENTRY_BYTES = 128;
const HEADER_BYTES = 512;
const MAX_NAME_BYTES = 64;
const STORAGE = 1;
const STREAM = 2;

/** Offsets in the header ([MS-CFB] 2.2). */
const header = {
  sectorShift: 30,
  firstDirectorySector: 48,
  firstMiniFatSector: 60,
  firstDifatSector: 68,
  difat: 76,
} as const;
const DIFAT_IN_HEADER = 109;
const SECTOR_SHIFTS = [9, 12];
/** Streams with fewer bytes are stored in mini sectors. */
const MINI_STREAM_CUTOFF = 4096;
const MINI_SECTOR_BYTES = 64;
/** The end of a chain. Larger numbers are not sectors either. */
const END_OF_CHAIN = 0xfffffffe;

/** Streams of one file may have this many times its bytes: old copies of entries name the same sectors again. */
const MAX_STREAMS_RATIO = 8;

/** An entry of the directory: a storage or a stream. */
export interface Entry {
  readonly name: string;
  readonly type: number;
  readonly firstSector: number;
  /** Bytes of a stream. */
  readonly size: number;
}

export function isStream({ type }: Entry): boolean {
  return type === STREAM;
}

/** What could be entries of the directory, at every possible position. Office ignores their color, and odd lengths. */
export function* possibleEntries(file: Buffer): Generator<Entry> {
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= file.byteLength; at += ENTRY_BYTES) {
    const type = file[at + 66]!;
    if (type !== STORAGE && type !== STREAM) continue;
    yield {
      name: nameOfEntry(file, at),
      type,
      firstSector: file.readUInt32LE(at + 116),
      size: file.readUInt32LE(at + 120),
    };
  }
}

/** The name of an entry up to its end mark. A length that no name has does not hide it. */
function nameOfEntry(file: Buffer, at: number): string {
  const length = 2 * Math.floor(file.readUInt16LE(at + 64) / 2);
  const bytes = length < 4 || length > MAX_NAME_BYTES ? MAX_NAME_BYTES : length - 2;
  return file.toString('utf16le', at, at + bytes).split('\0')[0]!;
}

/** Reads streams of a compound file by its chains of sectors. */
export class StreamReader {
  readonly #file: Buffer;
  readonly #sectorBytes: number;
  /** The sectors with the table that names the next sector of each. */
  readonly #tableSectors: readonly number[];
  #miniStream: Buffer | null = null;
  #miniTable: Buffer | null = null;
  #budget: number;

  constructor(file: Buffer) {
    this.#file = file;
    this.#budget = MAX_STREAMS_RATIO * file.byteLength;
    const shift = file.byteLength < HEADER_BYTES ? 0 : file.readUInt16LE(header.sectorShift);
    this.#sectorBytes = SECTOR_SHIFTS.includes(shift) ? 2 ** shift : 0;
    this.#tableSectors = this.#sectorBytes > 0 ? this.#readTableSectors() : [];
  }

  /** Whether the file is complete enough to have streams, but in sectors of a size that the format does not have. */
  get hasUnknownSectors(): boolean {
    return this.#sectorBytes === 0 && this.#file.byteLength >= HEADER_BYTES;
  }

  /**
   * The first `maxBytes` of a stream, as far as the file has them; null if the streams read so far have too many bytes,
   * because their sectors overlap. Streams in sectors of an unknown size are empty.
   */
  read({ firstSector, size }: Entry, maxBytes = size): Buffer | null {
    if (this.#sectorBytes === 0) return Buffer.alloc(0);
    const bytes = Math.min(size, maxBytes);
    const content =
      size < MINI_STREAM_CUTOFF ? this.#readMini(firstSector, bytes) : this.#readChain(firstSector, bytes);
    this.#budget -= content.byteLength;
    return this.#budget < 0 ? null : content;
  }

  #readTableSectors(): number[] {
    const sectors: number[] = [];
    const addFrom = (at: number, count: number) => {
      for (let index = 0; index < count; index++) {
        const sector = this.#uint32At(at + 4 * index);
        if (this.#sectorAt(sector) !== null) sectors.push(sector);
      }
    };
    addFrom(header.difat, DIFAT_IN_HEADER);
    const perSector = this.#sectorBytes / 4 - 1;
    const max = this.#file.byteLength / this.#sectorBytes;
    let next = this.#uint32At(header.firstDifatSector);
    for (let count = 0; count < max && sectors.length < max; count++) {
      const at = this.#sectorAt(next);
      if (at === null) break;
      addFrom(at, perSector);
      next = this.#uint32At(at + 4 * perSector);
    }
    return sectors;
  }

  /** The end of a chain if the file ends before. */
  #uint32At(at: number): number {
    return at + 4 <= this.#file.byteLength ? this.#file.readUInt32LE(at) : END_OF_CHAIN;
  }

  /** The offset of a sector; null if the file does not have it. The last sector can be incomplete. */
  #sectorAt(sector: number): number | null {
    const at = (sector + 1) * this.#sectorBytes;
    return at < this.#file.byteLength ? at : null;
  }

  #nextSector(sector: number): number {
    const perSector = this.#sectorBytes / 4;
    const tableSector = this.#tableSectors[Math.floor(sector / perSector)] ?? END_OF_CHAIN;
    const at = this.#sectorAt(tableSector);
    return at === null ? END_OF_CHAIN : this.#uint32At(at + 4 * (sector % perSector));
  }

  /** The content of a chain. It ends where the chain leaves the file, and after as many bytes as the file has. */
  #readChain(firstSector: number, maxBytes: number): Buffer {
    const pieces: Buffer[] = [];
    const limit = Math.min(maxBytes, this.#file.byteLength);
    let sector = firstSector;
    for (let bytes = 0; bytes < limit; bytes += this.#sectorBytes) {
      const at = this.#sectorAt(sector);
      if (at === null) break;
      pieces.push(this.#file.subarray(at, at + Math.min(this.#sectorBytes, limit - bytes)));
      sector = this.#nextSector(sector);
    }
    return Buffer.concat(pieces);
  }

  /** The content of a small stream. Small streams share the stream of the root, in smaller sectors. */
  #readMini(firstSector: number, bytes: number): Buffer {
    const stream = (this.#miniStream ??= this.#readRootStream());
    const table = (this.#miniTable ??= this.#readChain(
      this.#uint32At(header.firstMiniFatSector),
      this.#file.byteLength,
    ));
    const pieces: Buffer[] = [];
    let sector = firstSector;
    for (let read = 0; read < Math.min(bytes, stream.byteLength); read += MINI_SECTOR_BYTES) {
      const at = sector * MINI_SECTOR_BYTES;
      if (at >= stream.byteLength) break;
      pieces.push(stream.subarray(at, at + Math.min(MINI_SECTOR_BYTES, bytes - read)));
      if (4 * sector + 4 > table.byteLength) break;
      sector = table.readUInt32LE(4 * sector);
    }
    return Buffer.concat(pieces);
  }

  #readRootStream(): Buffer {
    const at = this.#sectorAt(this.#uint32At(header.firstDirectorySector));
    if (at === null) return Buffer.alloc(0);
    return this.#readChain(this.#uint32At(at + 116), this.#file.byteLength);
  }
}
