import { parse, unparse } from 'papaparse';

export interface EnteredFacility {
  readonly name: string;
  readonly description: string;
}

const NAME = /^(?:facility|facility name|name|nombre|centro médico|nom|établissement)$/i;
const DESCRIPTION = /^(?:description|descripción)$/i;

/**
 * Reads a pasted list. Lines from a spreadsheet have tabs between name and description. In other lines all is the name, also
 * a comma, unless the first line is a header.
 */
export function readFacilityList(text: string): EnteredFacility[] {
  if (text.includes('\t')) return readRows(text, '\t');
  const firstCell = /^[^,;\r\n]*/.exec(text.trimStart())![0];
  if (NAME.test(firstCell.replaceAll('"', '').trim())) return readRows(text, delimiterOf(text));
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => ({ name: line.trim(), description: '' }))
    .filter(({ name }) => name !== '');
}

/**
 * Reads a CSV file with commas, semicolons or tabs, and writes it as lines that can be pasted; empty if it has no facility or
 * is not text, such as a workbook.
 */
export async function readFacilityFile(file: Blob): Promise<string> {
  const text = decode(await file.arrayBuffer());
  if (text.includes('\0')) return '';
  const rows = readRows(text, delimiterOf(text));
  return unparse(
    rows.map(({ name, description }) => [name, description]),
    // A line without a tab would be read as a name with its commas.
    { delimiter: '\t', newline: '\n' },
  );
}

function readRows(text: string, delimiter: string): EnteredFacility[] {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, skipEmptyLines: 'greedy' });
  const rows = data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
  const header = rows[0]?.some((cell) => NAME.test(cell)) ? rows.shift()! : null;
  const nameColumn = header?.findIndex((cell) => NAME.test(cell)) ?? 0;
  const descriptionColumn = header ? header.findIndex((cell) => DESCRIPTION.test(cell)) : 1;
  return rows
    .map((row) => ({ name: row[nameColumn] ?? '', description: row[descriptionColumn] ?? '' }))
    .filter(({ name }) => name !== '');
}

/**
 * The first line says it, outside of quotes. Papa Parse compares all lines and takes the comma if many facilities have no
 * description.
 */
function delimiterOf(text: string): string {
  const unquoted = text.replaceAll(/"[^"]*"/g, '');
  const [firstLine] = /^.*/.exec(unquoted.trimStart())!;
  const found = ['\t', ',', ';'].find((delimiter) => firstLine.includes(delimiter));
  return found ?? (unquoted.includes('\t') ? '\t' : ',');
}

/** Excel saves UTF-8, Windows-1252, or UTF-16 with its mark (“Unicode Text”). */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
