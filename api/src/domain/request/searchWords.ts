import { requestTypes } from '@portal/contract/catalogues/requestTypes.ts';
import type { StatusDefinition } from '@portal/contract/catalogues/statuses.ts';
import { LONGEST_TERM, wordsOf } from './listRow.ts';

/** A typed word: it is met by a row with that term, with one of these statuses, or of one of these types. */
export interface SearchWord {
  readonly term: string;
  readonly statuses: readonly string[];
  readonly requestTypes: readonly number[];
}

/** From so many letters on, a word names the statuses and types in whose names a word begins with it. */
const NAMING_LETTERS = 3;
/** What is typed after so many words narrows a list no further. */
const MOST_WORDS = 10;
/** These stand in too many names to say anything. */
const EMPTY_WORDS = new Set(['and', 'including', 'the']);

/** The words of what was typed into the search box; a text without letters and digits has none. */
export function searchWords(typed: string, statuses: readonly StatusDefinition[]): SearchWord[] {
  return [...new Set(wordsOf(typed))].slice(0, MOST_WORDS).map((word) => ({
    term: Array.from(word).slice(0, LONGEST_TERM).join(''),
    statuses: statuses.filter(({ label }) => names(word, label)).map(({ key }) => key),
    requestTypes: requestTypes.filter(({ name }) => names(word, name)).map(({ id }) => id),
  }));
}

function names(word: string, name: string): boolean {
  if (word.length < NAMING_LETTERS || EMPTY_WORDS.has(word)) return false;
  return wordsOf(name).some((part) => part.startsWith(word));
}
