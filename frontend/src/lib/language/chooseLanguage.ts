/**
 * The first known language among what the reader chose here and what the browser asks for, regions aside; null when
 * it is none. The build also writes this function out on its own, so it uses nothing from outside.
 */
export function chooseLanguage<L extends string>(
  chosen: string | null,
  preferred: readonly string[],
  known: readonly L[],
): L | null {
  for (const tag of [chosen ?? '', ...preferred]) {
    const found = known.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return null;
}
