import { LONGEST_TERM, wordsOf } from '../request/listRow.ts';

/** What a patient is looked up by in the lists: the beginnings of the words of their name. */
export function termsOfName(name: string): string[] {
  return [...new Set(wordsOf(name))].map((word) => Array.from(word).slice(0, LONGEST_TERM).join(''));
}

/** Whether a patient may be the one that was named: each word typed is the beginning of one of the name. */
export function isPatient(typed: string, patientName: string): boolean {
  const words = wordsOf(patientName);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((word) => words.some((one) => one.startsWith(word)));
}
