import type { OfficeThreat } from './officeThreat.ts';

/** Types of records ([MS-XLS] 2.3), the same in all versions of the format that have workbooks. */
const SHEET = 0x0085;
const PASSWORD = 0x002f;
/** The start of a sheet: its number differs in versions 2, 3, 4 and 5 to 8 of the format. */
const STARTS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);

/** Kinds of sheets in the record of a sheet. Others have macros of Excel 4.0 or modules of Visual Basic. */
const WORKSHEET = 0;
const CHART = 2;
/** Kinds in the record that starts a sheet. */
const MACRO_SHEET = 0x0040;
const STARTS_OF_KINDS: ReadonlyMap<number, number> = new Map([
  [WORKSHEET, 0x0010],
  [CHART, 0x0020],
]);

/** A sheet of Excel 2 to 4 is a file without a compound file around it. A SYLK file is a text with formulas. */
const SYLK = /^[\s\u00ef\u00bb\u00bf]*ID;P/;
const EXCEL_EXTENSIONS = /\.xl[a-z]*$/i;

/**
 * The threat in the stream of an XLS workbook; null if there is none. Finds macro sheets of Excel 4.0, also hidden ones.
 * Reads the start of each sheet where its record says, because other records can cover it, and refuses a sheet of another
 * kind than its record says as `unreadable`. With a password, everything but the types and lengths of the records is encrypted.
 */
export function threatInWorkbook(stream: Buffer): OfficeThreat | null {
  for (let at = 0; at + 4 <= stream.byteLength;) {
    const type = stream.readUInt16LE(at);
    const content = stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2));
    if (type === PASSWORD) return 'password';
    if (type === SHEET && content.byteLength >= 6 && isMacroKind(content[5]!)) return 'macros';
    if (type === SHEET && content.byteLength >= 6) {
      const start = kindOfStart(stream, content.readUInt32LE(0));
      if (start === MACRO_SHEET) return 'macros';
      if (start !== null && start !== STARTS_OF_KINDS.get(content[5]!)) return 'unreadable';
    }
    if (kindOfStart(stream, at) === MACRO_SHEET) return 'macros';
    at += 4 + content.byteLength;
  }
  return null;
}

/** Whether a part, which is not a compound file, is a macro sheet of Excel 2 to 4, or a SYLK file that Excel opens by its name. */
export function isOldMacroSheet(part: Buffer, name: string): boolean {
  if (kindOfStart(part, 0) === MACRO_SHEET) return true;
  return EXCEL_EXTENSIONS.test(name) && SYLK.test(part.toString('latin1', 0, 256));
}

/** The kind in the record that starts a sheet at this offset; null if another record or none is there. */
function kindOfStart(stream: Buffer, at: number): number | null {
  if (at + 8 > stream.byteLength || !STARTS.has(stream.readUInt16LE(at))) return null;
  return stream.readUInt16LE(at + 2) >= 4 ? stream.readUInt16LE(at + 6) : null;
}

function isMacroKind(kind: number): boolean {
  return kind !== WORKSHEET && kind !== CHART;
}
