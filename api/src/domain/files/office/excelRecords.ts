import type { OfficeThreat } from './officeThreat.ts';

/** Types of records ([MS-XLS] 2.3), the same in all versions of the format that have workbooks. */
const SHEET = 0x0085;
const PASSWORD = 0x002f;
/** The start of a sheet: its number differs in versions 2, 3, 4 and 5 to 8 of the format. */
const STARTS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);

/** Kinds of sheets in the record of a sheet. Others have macros of Excel 4.0 or modules of Visual Basic. */
const WORKSHEET = 0;
const CHART = 2;
/** Kind in the record that starts a sheet. */
const MACRO_SHEET = 0x0040;

/**
 * The threat in the stream of an XLS workbook; null if there is none. Finds macro sheets of Excel 4.0, also hidden ones.
 * With a password, everything but the types and lengths of the records is encrypted.
 */
export function threatInWorkbook(stream: Buffer): OfficeThreat | null {
  for (let at = 0; at + 4 <= stream.byteLength;) {
    const type = stream.readUInt16LE(at);
    const content = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    if (type === PASSWORD) return 'password';
    if (type === SHEET && content.byteLength >= 6 && isMacroKind(content[5]!)) return 'macros';
    if (STARTS.has(type) && content.byteLength >= 4 && content.readUInt16LE(2) === MACRO_SHEET)
      return 'macros';
    at += 4 + content.byteLength;
  }
  return null;
}

function isMacroKind(kind: number): boolean {
  return kind !== WORKSHEET && kind !== CHART;
}
