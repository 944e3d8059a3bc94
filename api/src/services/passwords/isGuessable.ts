/** A hundred thousand guesses: what is chosen often, repeats, sequences, dates and keyboard walks fall below it. */
const MIN_GUESSES_POWER = 5;

/**
 * Whether a password is one of the first that anybody would try: often chosen, made of a pattern, or of words of its
 * owner's. Whichever letters of Unicode write it, and however it is capitalised.
 */
export async function isGuessable(password: string, ownWords: readonly string[] = []): Promise<boolean> {
  // Loaded with the first password that is set: nothing else needs the dictionaries.
  const { log10Guesses } = await import('./guessing.ts');
  return log10Guesses(password.normalize('NFKC'), ownWords) < MIN_GUESSES_POWER;
}
