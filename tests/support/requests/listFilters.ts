/** The lowercase words of a text without accents: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a day (YYYY-MM-DD) is in the range of `${name}DateFrom` and `${name}DateTo`. Without a range, every row matches. */
export function isInDateRange(
  day: string | null | undefined,
  query: Readonly<Record<string, string>>,
  name: string,
): boolean {
  const [from, to] = [query[`${name}DateFrom`], query[`${name}DateTo`]];
  if (!from && !to) return true;
  return Boolean(day) && (!from || from <= day!) && (!to || day! <= to);
}
