import { plainKeys, isPunctuationOnly } from '@portal/contract/fields/folding.ts';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { FINDS_NOTHING, searchParts, type TermChoice } from '../../search/searchTerms.ts';

/** A search word. It matches a row with one of these terms, one of these statuses, or one of these types. */
export interface SearchWord {
  readonly terms: TermChoice;
  readonly statuses: readonly string[];
  readonly requestTypes: readonly number[];
}

/** An entered word of at least this many letters matches statuses and types by prefix. */
const MIN_PREFIX_LETTERS = 3;
/** Further words are ignored. */
const MAX_WORDS = 10;
/** Ignored in a search that has other words. */
const CONNECTING_WORDS = new Set('and at by for from in of on or the to with'.split(' '));

/**
 * The words of a search text; none if it is empty. Connecting words count only if nothing else was entered. Punctuation
 * alone matches no row.
 */
export function listSearchWords(text: string, statuses: readonly StatusDefinition[]): SearchWord[] {
  const all = [...new Map(searchParts(text).map((part) => [part.terms.join(' '), part])).values()];
  if (isPunctuationOnly(text)) return [{ terms: FINDS_NOTHING, statuses: [], requestTypes: [] }];
  const significant = all.filter(({ forms }) => !CONNECTING_WORDS.has(forms[0]!));
  return (significant.length > 0 ? significant : all).slice(0, MAX_WORDS).map(({ forms, terms }) => ({
    terms,
    statuses: statuses.filter(({ label }) => matchesName(forms, label)).map(({ key }) => key),
    requestTypes: requestTypes.filter(({ name }) => matchesName(forms, name)).map(({ id }) => id),
  }));
}

/** Short words must match a whole word: `x` matches `X-Rays`, but a one-letter prefix would match almost every name. */
function matchesName(forms: readonly string[], name: string): boolean {
  const keys = plainKeys(name);
  return forms.some((form) =>
    keys.some((key) => key === form || (form.length >= MIN_PREFIX_LETTERS && key.startsWith(form))),
  );
}
