import { plainKeys, plainWords, partsOf } from '@portal/contract/fields/folding.ts';

/**
 * Version of the terms that documents are found by, stored beside them. Documents without a version have the terms of
 * the exact words only. Raise both versions when the folding changes, so that list rows are renewed.
 */
export const TERMS_VERSION = 2;

/**
 * Version of the terms of request rows. Since version 3, they include the keys of the search for everything
 * (`searchKeys`).
 */
export const ROW_TERMS_VERSION = 3;

/** Maximum letters of a stored search prefix. */
export const MAX_TERM_LENGTH = 12;

/** Alternative terms: a document has one of them. A search requires this of each part of its words. */
export type TermChoice = readonly string[];

/** A choice that no document has: terms are never empty. */
export const FINDS_NOTHING: TermChoice = [''];

/** The first letters of a word, without splitting surrogate pairs. */
export function cutWord(word: string, maxLength = MAX_TERM_LENGTH): string {
  return Array.from(word).slice(0, maxLength).join('');
}

/**
 * Every prefix of up to 12 letters of every word, so that one ARRAY_CONTAINS per entered word finds the document: of the
 * plain words, and of the exact words, which the previous version and the accountings of disclosures search for.
 */
export function searchTerms(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [...exactWords(text), ...plainKeys(text)]);
  const prefixes = words.flatMap((word) => {
    const letters = Array.from(word).slice(0, MAX_TERM_LENGTH);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(prefixes)];
}

/** The words of a text, in lowercase and without punctuation. Not plain: for rules that refuse or assign. */
export function exactWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** A part of an entered word that a document must have. */
export interface SearchPart {
  /** The part, and longer forms of the word that contain it. Plain and not cut. */
  readonly forms: readonly string[];
  /** Terms of documents of any version that have it. */
  readonly terms: TermChoice;
}

/**
 * The parts of the words of a search. Documents of this version have the plain terms, older ones those of the exact
 * words; each choice has both. `maxLength`: the letters of the longest stored term.
 */
export function searchParts(text: string, maxLength = MAX_TERM_LENGTH): SearchPart[] {
  const words = plainWords(text);
  const exact = exactWords(text);
  const plain = words.flatMap((word, index) => {
    const next = words[index + 1];
    // The letter before a name is found in the whole name, as the name is.
    const joined =
      next?.particle === undefined ? [] : [word.whole + next.whole, word.whole + next.pieces[0]!.whole];
    return partsOf(word).map((forms) => [...forms, ...joined]);
  });
  // Symbols such as № have plain words only.
  if (exact.length === 0) exact.push('');
  const isAligned = exact.length === plain.length;
  return plain.flatMap((forms, index) =>
    // Pairs plain and exact words one by one if there are equally many. Otherwise each choice is one of every pair.
    (isAligned ? [exact[index]!] : exact).map((word) => {
      const [part = '', ...longer] = forms;
      const terms = [part, ...longer.filter(isSpecific(part, maxLength)), word];
      return { forms, terms: [...new Set(terms.map((term) => cutWord(term, maxLength)))] };
    }),
  );
}

/**
 * Whether a longer form of a word still identifies the word after it is cut: it keeps at least the start of its last
 * part.
 */
function isSpecific(part: string, maxLength: number) {
  return (form: string) => {
    const length = Array.from(form).length;
    return length <= maxLength || (!/\p{N}/u.test(form) && length - Array.from(part).length < maxLength);
  };
}
