import { isPunctuationOnly } from '@portal/contract/fields/folding.ts';
import { FINDS_NOTHING, searchParts, searchTerms, type TermChoice } from '../search/searchTerms.ts';
import type { User } from './user.ts';

/** Further words are ignored. */
const MAX_WORDS = 10;

/** Every prefix of every word of name and address. */
export function personSearchTerms({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string[] {
  return searchTerms([firstName, lastName, email]);
}

/** The words of a search, as terms of which an account must have one each. Punctuation alone finds no one. */
export function peopleSearchWords(text: string): TermChoice[] {
  if (isPunctuationOnly(text)) return [FINDS_NOTHING];
  return searchParts(text)
    .slice(0, MAX_WORDS)
    .map(({ terms }) => terms);
}
