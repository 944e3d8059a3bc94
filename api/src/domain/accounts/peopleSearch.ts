import { MAX_TERM_LENGTH, searchTerms as termsOf, wordsOf } from '../requests/list/listRow.ts';
import type { User } from './user.ts';

/** What is typed after so many words narrows the list no further. */
const MAX_WORDS = 10;

/** Every beginning of every word of name and address. */
export function searchTerms({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string[] {
  return termsOf([firstName, lastName, email]);
}

/** The words typed into the search, as the terms that they must be found under. */
export function peopleSearchWords(typed: string): string[] {
  return wordsOf(typed)
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_TERM_LENGTH).join(''));
}
