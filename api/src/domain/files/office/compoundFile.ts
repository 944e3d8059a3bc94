import type { OfficeThreat } from './officeThreat.ts';

/** Bytes per directory entry of a compound file ([MS-CFB] 2.6). A sector holds a whole number of entries. */
const ENTRY_BYTES = 128;
const HEADER_BYTES = 512;
const MAX_NAME_BYTES = 64;
const STORAGE = 1;
const STREAM = 2;

const threats: Readonly<Record<string, OfficeThreat>> = {
  _vba_project: 'macros',
  _vba_project_cur: 'macros',
  vba: 'macros',
  macros: 'macros',
  '\u0001ole10native': 'program',
  encryptedpackage: 'unreadable',
};

/** A zip stores the names of its parts uncompressed, so this text finds macros in an embedded zip. */
const MACRO_PART = 'vbaProject.bin';

/**
 * The threat in a compound file (a DOC, an XLS, or an object embedded in a newer file); null if there is none. Every
 * possible position of a directory entry is checked, even outside the sectors of the directory.
 */
export function threatInCompoundFile(bytes: Uint8Array): OfficeThreat | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= bytes.byteLength; at += ENTRY_BYTES) {
    const threat = threats[entryName(view, at)?.toLowerCase() ?? ''];
    if (threat) return threat;
  }
  return containsText(bytes, MACRO_PART) ? 'macros' : null;
}

/** The name of the storage or stream entry at this offset; null if there is none. */
function entryName(view: DataView, at: number): string | null {
  const nameBytes = view.getUint16(at + 64, true);
  const type = view.getUint8(at + 66);
  const color = view.getUint8(at + 67);
  if (nameBytes < 4 || nameBytes > MAX_NAME_BYTES || nameBytes % 2 !== 0) return null;
  if ((type !== STORAGE && type !== STREAM) || color > 1) return null;
  const units = Array.from({ length: nameBytes / 2 - 1 }, (_, index) => view.getUint16(at + 2 * index, true));
  return String.fromCharCode(...units);
}

function containsText(bytes: Uint8Array, text: string): boolean {
  const pattern = new TextEncoder().encode(text);
  for (let at = bytes.indexOf(pattern[0]!); at !== -1; at = bytes.indexOf(pattern[0]!, at + 1)) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
