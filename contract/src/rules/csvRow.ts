/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const SPECIAL = /[",\r\n]/;

/** What a file of rows begins with, so that spreadsheets read its letters as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row of RFC 4180 with its line end. Text that would be run as a formula begins with an apostrophe instead; a number is never one. */
export function csvRow(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell)));
  return `${written.join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
