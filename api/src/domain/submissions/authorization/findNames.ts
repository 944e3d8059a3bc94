import { plainKeys, plainWords } from '@portal/contract/fields/folding.ts';
import { type DocumentText, rowText } from './documentText.ts';

/** Titles and generations that an authorization may add or leave out. */
export const NAME_EXTRAS = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'jr', 'sr', 'ii', 'iii', 'iv']);

/** The plain words of a name, apart at hyphens: `José O’Neil-Ruiz` is jose, oneil, ruiz. */
export function nameWords(text: string): string[] {
  return plainWords(text).flatMap(({ pieces }) => pieces.map(({ whole }) => whole));
}

/**
 * Whether the document has the first and the last name of the patient, in any order, within two lines. Names in the
 * middle, initials and titles may be missing.
 */
export function hasPatientName({ rows, fields }: DocumentText, patientName: string): boolean {
  const all = nameWords(patientName).filter((word) => !NAME_EXTRAS.has(word));
  const long = all.filter((word) => word.length > 1);
  const words = long.length > 0 ? long : all;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  const inFields = fields
    .filter(({ names }) => names.some((name) => /name|patient/i.test(name)))
    .map(({ value }) => value);
  return isWithin(rows.map(rowText), [first, last]) || isWithin([inFields.join(' ')], [first, last]);
}

/** Whether all words are in one line, or in two that follow each other. */
export function isWithin(lines: readonly string[], words: readonly string[]): boolean {
  const sets = lines.map((line) => new Set(plainKeys(line)));
  return sets.some((set, index) => {
    const next = sets[index + 1];
    return words.every((word) => set.has(word) || next?.has(word));
  });
}
