const GROUP = 5;

/** A verification code as it is typed: capitals in two groups, anything but letters and digits dropped. */
export function groupTypedCode(typed: string): string {
  const symbols = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return symbols.length > GROUP ? `${symbols.slice(0, GROUP)}-${symbols.slice(GROUP)}` : symbols;
}

/** Where the caret belongs in the grouped text so that it stays behind the same symbol as in `typed`. */
export function caretInGroupedCode(typed: string, caret: number): number {
  const symbolsBefore = typed.slice(0, caret).replace(/[^0-9A-Za-z]/g, '').length;
  return symbolsBefore > GROUP ? symbolsBefore + 1 : symbolsBefore;
}
