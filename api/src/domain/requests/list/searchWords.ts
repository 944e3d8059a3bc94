import { requestTypes } from '@portal/contract/requests/catalogues/requestTypes.ts';
import type { StatusDefinition } from '@portal/contract/configuration/catalogues/statuses.ts';
import { MAX_TERM_LENGTH, wordsOf } from './listRow.ts';

/** A typed word: it is met by a row with that term, with one of these statuses, or of one of these types. */
export interface SearchWord {
  readonly term: string;
  readonly statuses: readonly string[];
  readonly requestTypes: readonly number[];
}

/** From so many letters on, the beginning of a word of their names is enough for statuses and types. */
const NAMING_LETTERS = 3;
/** What is typed after so many words narrows a list no further. */
const MAX_WORDS = 10;
/** They connect what is searched for; nobody has to be called so. */
const CONNECTING_WORDS = new Set('and at by for from in of on or the to with'.split(' '));

/**
 * The words of what was typed into the search box; a text without letters and digits has none. Connecting words count
 * only where nothing else was typed.
 */
export function listSearchWords(typed: string, statuses: readonly StatusDefinition[]): SearchWord[] {
  const all = [...new Set(wordsOf(typed))];
  const telling = all.filter((word) => !CONNECTING_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS).map((word) => ({
    term: Array.from(word).slice(0, MAX_TERM_LENGTH).join(''),
    statuses: statuses.filter(({ label }) => names(word, label)).map(({ key }) => key),
    requestTypes: requestTypes.filter(({ name }) => names(word, name)).map(({ id }) => id),
  }));
}

/** Short words have to be whole: `x` of `X-Rays` and `cd` say something, the beginnings of all words do not. */
function names(word: string, name: string): boolean {
  return wordsOf(name).some(
    (part) => part === word || (word.length >= NAMING_LETTERS && part.startsWith(word)),
  );
}
