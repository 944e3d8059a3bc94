/**
 * The start of a formula at the start of a cell. On computers with another list separator, cells also start after a
 * semicolon, tab or line break, even inside quotes, and a quote before the formula is dropped.
 */
const FORMULA = /(^|[;\t\r\n])([ "]*)(?=[=+\-@])/g;
const CONTROL = /^[\t\r\n]/;
const SPECIAL = /[",\r\n]/;

/** The start of a CSV file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns one RFC 4180 row with its line break. Escapes text that a spreadsheet would run as a formula with an
 * apostrophe.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  const escaped = cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell)));
  return `${escaped.join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = text.replace(FORMULA, "$1$2'").replace(CONTROL, "'$&");
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
