const SECTOR_BYTES = 512;
const MINI_SECTOR_BYTES = 64;
const MINI_STREAM_CUTOFF = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

interface CompoundFileOptions {
  /** Each stream is stored from its last sector to its first one. */
  readonly isReversed?: boolean;
  /** The table of sectors is named in a sector of its own instead of in the header. */
  readonly hasDifatSector?: boolean;
}

/** A stream of a compound file. */
export interface StreamInput {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Returns a compound file (DOC, XLS) with these streams, as Office writes and reads it. */
export function compoundFileOf(
  streams: readonly StreamInput[],
  { isReversed = false, hasDifatSector = false }: CompoundFileOptions = {},
): Uint8Array {
  const sectors = new Chains(SECTOR_BYTES, isReversed);
  const miniSectors = new Chains(MINI_SECTOR_BYTES, isReversed);
  const placed = streams.map(({ name, content }) => {
    const isMini = content.byteLength < MINI_STREAM_CUTOFF;
    return { name, size: content.byteLength, first: (isMini ? miniSectors : sectors).add(content) };
  });
  const miniStream = miniSectors.bytes();
  const root = { name: 'Root Entry', size: miniStream.byteLength, first: sectors.add(miniStream) };
  const miniTable = sectors.add(uint32s(miniSectors.next));
  const directory = sectors.add(
    joinedBytes([directoryEntry(root, 5), ...placed.map((stream) => directoryEntry(stream, 2))]),
  );
  const difat = hasDifatSector ? sectors.add(new Uint8Array(SECTOR_BYTES)) : END_OF_CHAIN;
  const tableSectors = Math.ceil((sectors.next.length + 1) / (SECTOR_BYTES / 4 - 1));
  const firstTableSector = sectors.next.length;
  const tableIds = Array.from({ length: tableSectors }, (_, index) => firstTableSector + index);
  const table = uint32s([...sectors.next, ...tableIds.map(() => 0xfffffffd)]);
  const header = new Uint8Array(SECTOR_BYTES);
  const view = new DataView(header.buffer);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0], 24);
  view.setUint32(44, tableSectors, true);
  view.setUint32(48, directory, true);
  view.setUint32(56, MINI_STREAM_CUTOFF, true);
  view.setUint32(60, miniTable, true);
  view.setUint32(68, difat, true);
  for (let index = 0; index < 109; index++) view.setUint32(76 + 4 * index, FREE, true);
  const body = joinedBytes([sectors.bytes(), padded(table, SECTOR_BYTES, 0xff)]);
  const bodyView = new DataView(body.buffer);
  if (hasDifatSector) body.fill(0xff, difat * SECTOR_BYTES, (difat + 1) * SECTOR_BYTES);
  for (const [index, id] of tableIds.entries()) {
    if (hasDifatSector) bodyView.setUint32(difat * SECTOR_BYTES + 4 * index, id, true);
    else view.setUint32(76 + 4 * index, id, true);
  }
  if (hasDifatSector) bodyView.setUint32((difat + 1) * SECTOR_BYTES - 4, END_OF_CHAIN, true);
  return joinedBytes([header, body]);
}

/** Sectors of one size with the number of the sector that follows each. */
class Chains {
  readonly next: number[] = [];
  readonly #sectors: Uint8Array[] = [];
  readonly #sectorBytes: number;
  readonly #isReversed: boolean;

  constructor(sectorBytes: number, isReversed: boolean) {
    this.#sectorBytes = sectorBytes;
    this.#isReversed = isReversed;
  }

  /** Returns the number of the first sector. */
  add(content: Uint8Array): number {
    const count = Math.ceil(content.byteLength / this.#sectorBytes);
    if (count === 0) return END_OF_CHAIN;
    const start = this.#sectors.length;
    const ids = Array.from({ length: count }, (_, index) => start + index);
    if (this.#isReversed) ids.reverse();
    for (const [index, id] of ids.entries()) {
      const piece = content.subarray(index * this.#sectorBytes, (index + 1) * this.#sectorBytes);
      this.#sectors[id] = padded(piece, this.#sectorBytes);
      this.next[id] = ids[index + 1] ?? END_OF_CHAIN;
    }
    return ids[0]!;
  }

  bytes(): Uint8Array {
    return joinedBytes(this.#sectors);
  }
}

function directoryEntry(
  { name, size, first }: { readonly name: string; readonly size: number; readonly first: number },
  type: number,
): Uint8Array {
  const entry = new Uint8Array(128);
  const view = new DataView(entry.buffer);
  for (const [at, letter] of [...name].entries()) view.setUint16(2 * at, letter.charCodeAt(0), true);
  view.setUint16(64, 2 * (name.length + 1), true);
  entry[66] = type;
  entry[67] = 1;
  view.setUint32(116, first, true);
  view.setUint32(120, size, true);
  return entry;
}

function uint32s(values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

function padded(bytes: Uint8Array, unit: number, filler = 0): Uint8Array {
  const result = new Uint8Array(Math.ceil(bytes.byteLength / unit) * unit).fill(filler);
  result.set(bytes);
  return result;
}

function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.byteLength;
  }
  return result;
}

/** Returns a record of an XLS workbook. */
export function excelRecord(type: number, content: readonly number[]): Uint8Array {
  const length = content.length;
  return Uint8Array.from([type % 256, type >> 8, length % 256, length >> 8, ...content]);
}

/** The kind of a sheet in an XLS workbook. */
export const SHEET_KINDS = { worksheet: 0, macros: 1, chart: 2, module: 6 } as const;

/** Returns the record that names a sheet. `visibility`: 0 visible, 1 hidden, 2 very hidden. */
export function sheetRecord(kind: keyof typeof SHEET_KINDS, visibility = 0): Uint8Array {
  return excelRecord(0x85, [0, 4, 0, 0, visibility, SHEET_KINDS[kind], 1, 0, 0x41]);
}

/** The record of a password. What follows it is encrypted. */
export const passwordRecord = excelRecord(0x2f, [1, 0, 1, 0, 1, 0, ...Array<number>(48).fill(0x5a)]);

/** Returns the stream of an XLS workbook with these records and a worksheet of `rows` numbers. */
export function workbookStream(records: readonly Uint8Array[], rows = 0): Uint8Array {
  const start = (kind: number) => excelRecord(0x809, [0, 6, kind, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const end = excelRecord(0x0a, []);
  const cells = Array.from({ length: rows }, (_, row) =>
    excelRecord(0x203, [row % 256, row >> 8, 0, 0, 0, 0, 0x85, 0, 9, 0, 0, 1, 0, 0x85]),
  );
  return joinedBytes([start(5), ...records, end, start(0x10), ...cells, end]);
}

/** Returns an XLS workbook with these records before its sheet. */
export function xlsFile(records: readonly Uint8Array[] = [sheetRecord('worksheet')], rows = 400): Uint8Array {
  return compoundFileOf([
    { name: 'Workbook', content: workbookStream(records, rows) },
    { name: '\u0005SummaryInformation', content: new Uint8Array(200) },
  ]);
}

/** Returns a DOC document. */
export function docFile({ isEncrypted = false } = {}): Uint8Array {
  const document = new Uint8Array(5000);
  document.set([0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0, isEncrypted ? 0x13 : 0x12]);
  return compoundFileOf([
    { name: 'WordDocument', content: document },
    { name: '1Table', content: new Uint8Array(5000) },
    { name: '\u0005SummaryInformation', content: new Uint8Array(200) },
  ]);
}

/** Returns a DOCX or XLSX with a password: a compound file with the encrypted package. */
export function encryptedPackage(): Uint8Array {
  return compoundFileOf([
    { name: 'EncryptionInfo', content: new Uint8Array(1200).fill(0x41) },
    { name: 'EncryptedPackage', content: new Uint8Array(9000).fill(0x5a) },
  ]);
}

/** Returns a compound file with an object that is linked, not embedded. */
export function linkedObject(): Uint8Array {
  return compoundFileOf([
    { name: 'WordDocument', content: new Uint8Array(5000) },
    { name: '\u0001Ole', content: Uint8Array.from([1, 0, 0, 2, 1, 0, 0, 0, ...Array<number>(12).fill(0)]) },
  ]);
}
