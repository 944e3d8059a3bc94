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
  if (NAME.test(firstCell.replaceAll('"', '').trim())) return readRows(text, '');
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => ({ name: line.trim(), description: '' }))
    .filter(({ name }) => name !== '');
}

/** Reads a CSV file with commas, semicolons or tabs, and writes it as lines that can be pasted. Excel saves UTF-8 or Windows-1252. */
export async function readFacilityFile(file: Blob): Promise<string> {
  const rows = readRows(decode(await file.arrayBuffer()), '');
  return unparse(
    rows.map(({ name, description }) => [name, description]),
    // A line without a tab would be read as a name with its commas.
    { delimiter: '\t', newline: '\n' },
  );
}

/** @param delimiter Empty to find it. */
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

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
