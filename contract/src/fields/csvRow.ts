/**
 * What a spreadsheet would take for a formula: what begins one, at the beginning of a cell. Where the list separator of
 * the computer is no comma, a cell begins after a semicolon or tab as well, and quotes then hold neither lines together
 * nor what stands in them: a line begins a cell, and a quote before the formula is dropped.
 */
const FORMULA = /(^|[;\t\r\n])([ "]*)(?=[=+\-@])/g;
const CONTROL = /^[\t\r\n]/;
const SPECIAL = /[",\r\n]/;

/** What a file of rows begins with, so that spreadsheets read its letters as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One row of RFC 4180 with its line end. Text that would be run as a formula has an apostrophe before it instead; a number is never one. */
export function csvRow(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell)));
  return `${written.join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "$1$2'").replace(CONTROL, "'$&");
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
