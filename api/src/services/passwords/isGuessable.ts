/** 100,000 guesses. Common passwords, repeats, sequences, dates, and keyboard patterns need fewer. */
const MIN_GUESSES_POWER = 5;

/**
 * Whether a password is easy to guess: common, a pattern, or made of the owner's personal words. Ignores case and
 * Unicode variants of letters.
 */
export async function isGuessable(password: string, personalWords: readonly string[] = []): Promise<boolean> {
  // Loaded on first use, because the dictionaries are large.
  const { log10Guesses } = await import('./guessing.ts');
  return log10Guesses(password.normalize('NFKC'), personalWords) < MIN_GUESSES_POWER;
}
