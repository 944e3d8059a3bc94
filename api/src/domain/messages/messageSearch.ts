import { MAX_EXCERPT_LENGTH } from '@portal/contract/messages/schemas.ts';
import { plainKeys } from '@portal/contract/fields/folding.ts';
import { cutWord, exactWords, searchParts, type TermChoice, TERMS_VERSION } from '../search/searchTerms.ts';
import type { StoredMessage } from './message.ts';

/** Further words of a search are ignored. */
const MAX_WORDS = 10;

/** Longer words are cut, in messages and in searches. */
const MAX_WORD_LENGTH = 40;

const cut = (word: string) => cutWord(word, MAX_WORD_LENGTH);

/** A Social Security number as people write it. */
const SSN = /(?<!\d)\d{3}[-‐‑–.\s]\d{2}[-‐‑–.\s]\d{4}(?!\d)/gu;

/**
 * The different words of a message, by which a search finds it: plain, and exact for the previous version. The digits of
 * a Social Security number are not among them.
 */
export function messageTerms(text: string): Pick<StoredMessage, 'terms' | 'termsVersion'> {
  const searchable = text.replace(SSN, ' ');
  const words = [...exactWords(searchable), ...plainKeys(searchable)];
  return { terms: [...new Set(words.map(cut))], termsVersion: TERMS_VERSION };
}

/** The words that a message must have; none if the text has no letters or digits. */
export function searchedTerms(text: string): TermChoice[] {
  const choices = searchParts(text, MAX_WORD_LENGTH).map(({ terms }) => terms);
  return [...new Map(choices.map((terms) => [terms.join(' '), terms])).values()].slice(0, MAX_WORDS);
}

/** The part of a message around the first word that was searched for. */
export function excerptOf(text: string, choices: readonly TermChoice[]): string {
  const terms = choices.flat();
  const line = text.replaceAll(/\s+/g, ' ');
  const found = [...line.matchAll(/\S+/gu)].find(([word]) =>
    messageTerms(word).terms.some((term) => terms.includes(term)),
  );
  if (line.length <= MAX_EXCERPT_LENGTH) return line;
  const wanted = Math.max((found?.index ?? 0) - MAX_EXCERPT_LENGTH / 3, 0);
  // At the start of a word.
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const part = line.slice(start, start + MAX_EXCERPT_LENGTH).trim();
  const isCut = start + MAX_EXCERPT_LENGTH < line.length;
  return `${start > 0 ? '… ' : ''}${part}${isCut ? ' …' : ''}`;
}
