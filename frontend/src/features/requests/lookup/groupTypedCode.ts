const GROUP_LENGTH = 5;

/** Formats an entered verification code: uppercase, in two groups, letters and digits only. */
export function groupTypedCode(code: string): string {
  const symbols = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return symbols.length > GROUP_LENGTH
    ? `${symbols.slice(0, GROUP_LENGTH)}-${symbols.slice(GROUP_LENGTH)}`
    : symbols;
}

/** The caret position in the grouped text that follows the same symbol as in `typed`. */
export function caretInGroupedCode(code: string, caret: number): number {
  const symbolsBefore = code.slice(0, caret).replace(/[^0-9A-Za-z]/g, '').length;
  return symbolsBefore > GROUP_LENGTH ? symbolsBefore + 1 : symbolsBefore;
}
