import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { MAX_TERM_LENGTH, wordsOf } from './requestListRow.ts';

/** A search word. It matches a row with this term, one of these statuses, or one of these types. */
export interface SearchWord {
  readonly term: string;
  readonly statuses: readonly string[];
  readonly requestTypes: readonly number[];
}

/** An entered word of at least this many letters matches statuses and types by prefix. */
const MIN_PREFIX_LETTERS = 3;
/** Further words are ignored. */
const MAX_WORDS = 10;
/** Ignored in a search that has other words. */
const CONNECTING_WORDS = new Set('and at by for from in of on or the to with'.split(' '));

/**
 * The words of a search text; none if it has no letters or digits. Connecting words count
 * only if nothing else was entered.
 */
export function listSearchWords(text: string, statuses: readonly StatusDefinition[]): SearchWord[] {
  const all = [...new Set(wordsOf(text))];
  const significant = all.filter((word) => !CONNECTING_WORDS.has(word));
  return (significant.length > 0 ? significant : all).slice(0, MAX_WORDS).map((word) => ({
    term: Array.from(word).slice(0, MAX_TERM_LENGTH).join(''),
    statuses: statuses.filter(({ label }) => matchesName(word, label)).map(({ key }) => key),
    requestTypes: requestTypes.filter(({ name }) => matchesName(word, name)).map(({ id }) => id),
  }));
}

/** Short words must match a whole word: `x` matches `X-Rays`, but a one-letter prefix would match almost every name. */
function matchesName(word: string, name: string): boolean {
  return wordsOf(name).some(
    (part) => part === word || (word.length >= MIN_PREFIX_LETTERS && part.startsWith(word)),
  );
}
