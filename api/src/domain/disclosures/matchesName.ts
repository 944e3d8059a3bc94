import { cutWord, exactWords } from '../search/searchTerms.ts';

/** The search terms of a patient name for the list index: prefixes of its words. */
export function termsOfName(name: string): string[] {
  return [...new Set(exactWords(name))].map((word) => cutWord(word));
}

/** Whether a name matches an entered name: each entered word is a prefix of a word of the name. */
export function matchesName(input: string, name: string): boolean {
  const words = exactWords(name);
  const inputWords = exactWords(input);
  return inputWords.length > 0 && inputWords.every((word) => words.some((one) => one.startsWith(word)));
}

/** Whether two names could belong to one person: one is a shorter form of the other. */
export function couldBeSamePerson(one: string, other: string): boolean {
  return matchesName(one, other) || matchesName(other, one);
}

/** Whether two names have the same words in any order, case and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return wordsKey(one) === wordsKey(other);
}

/** Whether a name could be another spelling or a former name of a patient: two of their words are similar. */
export function isSimilarName(one: string, other: string): boolean {
  if (couldBeSamePerson(one, other)) return true;
  return exactWords(one).some((word) => exactWords(other).some((another) => isSimilarWord(word, another)));
}

const MIN_LETTERS = 2;

/** Allows two edits; one in words of three or four letters, none in shorter words. */
function isSimilarWord(one: string, other: string): boolean {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const shorter = Math.min(letters.length, others.length);
  if (shorter < MIN_LETTERS) return false;
  const allowed = shorter <= 2 ? 0 : shorter <= 4 ? 1 : 2;
  return editDistance(letters, others) <= allowed;
}

/** The Levenshtein distance. */
function editDistance(letters: readonly string[], others: readonly string[]): number {
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

/** A key that is equal for names with the same words in any order. */
export function wordsKey(name: string): string {
  return exactWords(name).toSorted().join(' ');
}

/** Whether a name has a word to search by. */
export function hasSearchableWords(name: string): boolean {
  return exactWords(name).length > 0;
}
