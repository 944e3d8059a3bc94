import { MAX_TERM_LENGTH, searchTerms as termsOf, wordsOf } from '../requests/list/requestListRow.ts';
import type { User } from './user.ts';

/** Further words are ignored. */
const MAX_WORDS = 10;

/** Every prefix of every word of name and address. */
export function personSearchTerms({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string[] {
  return termsOf([firstName, lastName, email]);
}

/** The words of a search, as terms that an account must have. */
export function peopleSearchWords(text: string): string[] {
  return wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_TERM_LENGTH).join(''));
}
