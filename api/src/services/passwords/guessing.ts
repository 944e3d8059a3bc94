import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Only this much is checked: a longer check is slow, and the beginning decides. */
const MAX_LENGTH = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The estimated number of guesses for a password, as a power of ten. `personalWords` count as easy to guess. */
export function log10Guesses(password: string, personalWords: readonly string[]): number {
  return zxcvbn.check(password.slice(0, MAX_LENGTH), [...personalWords]).guessesLog10;
}
