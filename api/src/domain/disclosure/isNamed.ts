import { LONGEST_TERM, wordsOf } from '../request/listRow.ts';

/** What a patient is looked up by in the lists: the beginnings of the words of their name. */
export function termsOfName(name: string): string[] {
  return [...new Set(wordsOf(name))].map((word) => Array.from(word).slice(0, LONGEST_TERM).join(''));
}

/** Whether a name may be the one that was typed: each word typed is the beginning of one of the name. */
export function isNamed(typed: string, name: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)));
}

/** Whether two names may be those of one person: one of them is a shorter form of the other. */
export function mayBeSamePerson(one: string, other: string): boolean {
  return isNamed(one, other) || isNamed(other, one);
}

/** Whether two names are the same words, in whatever order and however they are written. */
export function isSameName(one: string, other: string): boolean {
  const words = (name: string) => wordsOf(name).toSorted().join(' ');
  return words(one) === words(other);
}

/** Whether a name can be found by anything. */
export function hasWords(name: string): boolean {
  return wordsOf(name).length > 0;
}
