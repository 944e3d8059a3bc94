/** What a spreadsheet would take for a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Tells spreadsheets that a file is UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/** One line of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
