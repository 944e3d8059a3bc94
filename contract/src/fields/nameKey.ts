/** A name as it is compared with others: without case, invisible characters, and spaces beyond one between two words. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}
