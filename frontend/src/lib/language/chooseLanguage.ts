/**
 * The first known language among the stored choice and the languages of the browser, ignoring regions; null if there is
 * none. The build also writes this function into a script, so it must not use anything outside.
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
