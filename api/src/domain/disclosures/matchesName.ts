import { MAX_TERM_LENGTH, wordsOf } from '../requests/list/listRow.ts';

/** What a patient is looked up by in the lists: the beginnings of the words of their name. */
export function termsOfName(name: string): string[] {
  return [...new Set(wordsOf(name))].map((word) => Array.from(word).slice(0, MAX_TERM_LENGTH).join(''));
}

/** Whether a name may be the one that was typed: each word typed is the beginning of one of the name. */
export function matchesName(typed: string, name: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)));
}

/** Whether two names may be those of one person: one of them is a shorter form of the other. */
export function couldBeSamePerson(one: string, other: string): boolean {
  return matchesName(one, other) || matchesName(other, one);
}

/** Whether two names are the same words, in whatever order and however they are written. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Whether a name may be another spelling of a patient's, or one they had before: any of its words is like one of the other. */
export function isSimilarName(one: string, other: string): boolean {
  if (couldBeSamePerson(one, other)) return true;
  return wordsOf(one).some((word) => wordsOf(other).some((another) => isLikeWord(word, another)));
}

const MIN_LETTERS = 2;

/** Two letters may differ; one in short words, and none in the shortest. */
function isLikeWord(one: string, other: string): boolean {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const shorter = Math.min(letters.length, others.length);
  if (shorter < MIN_LETTERS) return false;
  const allowed = shorter <= 2 ? 0 : shorter <= 4 ? 1 : 2;
  return editsBetween(letters, others) <= allowed;
}

/** Levenshtein: how many letters have to be put in, left out or changed. */
function editsBetween(letters: readonly string[], others: readonly string[]): number {
  let row = [...others.keys(), others.length];
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1];
    for (const [column, other] of others.entries()) {
      const changed = row[column]! + (letter === other ? 0 : 1);
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The same for all names that are the same words. */
export function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(' ');
}

/** Whether a name can be found by anything. */
export function hasSearchableWords(name: string): boolean {
  return wordsOf(name).length > 0;
}
