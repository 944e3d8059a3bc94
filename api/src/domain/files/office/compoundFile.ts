import { type Entry, isStream, possibleEntries, StreamReader } from './compoundStreams.ts';
import { threatInWorkbook } from './excelRecords.ts';
import type { OfficeThreat } from './officeThreat.ts';

/** Offset of the flags ([MS-OLEDS] 2.3.3), and the flag of an object that is linked, not embedded. */
const FLAGS_AT = 4;
const LINKED = 1;

/** Classes of monikers ([MS-OSHARED] 2.3.7), which name an object that is elsewhere, as they are stored. */
const MONIKERS = [
  // URL: 79EAC9E0-BAF9-11CE-8C82-00AA004BA90B.
  'e0c9ea79f9bace118c8200aa004ba90b',
  // File: 00000303-0000-0000-C000-000000000046.
  '0303000000000000c000000000000046',
  // Script: 06290BD3-48AA-11D2-8432-006008C3FBFC.
  'd30b2906aa48d2118432006008c3fbfc',
].map((hex) => Buffer.from(hex, 'hex'));

/** The threat in the stream that says where an object comes from; null if the object is in the file. */
function threatInOleStream(stream: Buffer): OfficeThreat | null {
  const isLinked = stream.byteLength >= FLAGS_AT + 4 && (stream.readUInt32LE(FLAGS_AT) & LINKED) !== 0;
  return isLinked || MONIKERS.some((moniker) => stream.includes(moniker)) ? 'external' : null;
}

const threats: Readonly<Record<string, OfficeThreat>> = {
  _vba_project: 'macros',
  _vba_project_cur: 'macros',
  vba: 'macros',
  macros: 'macros',
  '\u0001ole10native': 'program',
  // A DOCX or XLSX with a password, and a document with restricted access.
  encryptedpackage: 'password',
  '\u0009drmcontent': 'password',
};

const WORKBOOKS = new Set(['workbook', 'book']);
const WORD_DOCUMENT = 'worddocument';
/** What an embedded or linked object says about its source. */
const OLE_STREAM = '\u0001ole';

/** Flags of the file information block ([MS-DOC] 2.5.2). */
const WORD_FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

/** A zip stores the names of its parts uncompressed, so this text finds macros in an embedded zip. */
const MACRO_PART = /vbaproject\.bin/i;

/**
 * The threat in a compound file (a DOC, an XLS, or an object embedded in a newer file); null if there is none. Every
 * possible position of a directory entry is checked, even outside the sectors of the directory. Takes time in proportion
 * to the file.
 */
export function threatInCompoundFile(bytes: Uint8Array): OfficeThreat | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isEncrypted = false;
  const reader = new StreamReader(file);
  for (const entry of possibleEntries(file)) {
    const threat = threatInEntry(entry, reader);
    // A file with a password can have macros too. Without the password, the sender would be told about them.
    if (threat === 'password') isEncrypted = true;
    else if (threat) return threat;
  }
  if (MACRO_PART.test(file.toString('latin1'))) return 'macros';
  if (isEncrypted) return 'password';
  return reader.hasUnknownSectors ? 'unreadable' : null;
}

function threatInEntry(entry: Entry, reader: StreamReader): OfficeThreat | null {
  const name = entry.name.toLowerCase();
  const threat = threats[name];
  if (threat) return threat;
  if (!isStream(entry)) return null;
  if (name === OLE_STREAM) return threatIn(reader.read(entry), threatInOleStream);
  if (WORKBOOKS.has(name)) return threatIn(reader.read(entry), threatInWorkbook);
  return name === WORD_DOCUMENT
    ? threatIn(reader.read(entry, WORD_FLAGS_AT + 2), threatInWordDocument)
    : null;
}

function threatIn(
  content: Buffer | null,
  find: (stream: Buffer) => OfficeThreat | null,
): OfficeThreat | null {
  return content ? find(content) : 'too-complex';
}

function threatInWordDocument(stream: Buffer): OfficeThreat | null {
  if (stream.byteLength < WORD_FLAGS_AT + 2) return null;
  return stream.readUInt16LE(WORD_FLAGS_AT) & ENCRYPTED ? 'password' : null;
}
