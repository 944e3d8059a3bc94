import { MAX_EXCERPT_LENGTH } from '@portal/contract/messages/schemas.ts';
import { wordsOf } from '../requests/list/requestListRow.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 10;

/** Longer words are cut, in messages and in searches. */
const MAX_WORD_LENGTH = 40;

const cut = (word: string) => Array.from(word).slice(0, MAX_WORD_LENGTH).join('');

/** The different words of a message, by which a search finds it. */
export function searchTermsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(cut))];
}

/** The words that a message must have; none if the text has no letters or digits. */
export function searchedTerms(text: string): string[] {
  return searchTermsOf(text).slice(0, MAX_WORDS);
}

/** The part of a message around the first word that was searched for. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const found = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) =>
    terms.includes(cut(word.normalize('NFC').toLowerCase())),
  );
  if (line.length <= MAX_EXCERPT_LENGTH) return line;
  const wanted = Math.max((found?.index ?? 0) - MAX_EXCERPT_LENGTH / 3, 0);
  // At the start of a word.
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const part = line.slice(start, start + MAX_EXCERPT_LENGTH).trim();
  const isCut = start + MAX_EXCERPT_LENGTH < line.length;
  return `${start > 0 ? '… ' : ''}${part}${isCut ? ' …' : ''}`;
}
