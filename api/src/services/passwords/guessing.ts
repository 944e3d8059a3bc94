import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords are not guessed by their beginning, and would take long to look at. */
const LOOKED_AT = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How many guesses a password takes, as a power of ten; `ownWords` are tried first. */
export function log10Guesses(password: string, ownWords: readonly string[]): number {
  return zxcvbn.check(password.slice(0, LOOKED_AT), [...ownWords]).guessesLog10;
}
