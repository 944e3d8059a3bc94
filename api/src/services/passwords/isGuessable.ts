import { setImmediate } from 'node:timers/promises';

/** 100,000 guesses. Common passwords, repeats, sequences, dates, and keyboard patterns need fewer. */
const MIN_GUESSES_POWER = 5;

/** Ends with the last check that was started. */
let lastCheck: Promise<unknown> = Promise.resolve();

/**
 * Whether a password is easy to guess: common, a pattern, or made of the owner's personal words. Ignores case and
 * Unicode variants of letters. One password is checked at a time, and other calls are served between two checks.
 */
export function isGuessable(password: string, personalWords: readonly string[] = []): Promise<boolean> {
  const check = lastCheck.then(async () => {
    await setImmediate();
    // Loaded on first use, because the dictionaries are large.
    const { log10Guesses } = await import('./guessing.ts');
    return log10Guesses(password.normalize('NFKC'), personalWords) < MIN_GUESSES_POWER;
  });
  lastCheck = check.catch(() => undefined);
  return check;
}
