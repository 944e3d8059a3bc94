/** Normalizes a name for comparison: ignores case, invisible characters and extra spaces. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}
