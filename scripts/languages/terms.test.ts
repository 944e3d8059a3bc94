import type { Catalog } from '@portal/contract/languages/catalog.ts';
import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import { catalogOf } from '@portal/contract/languages/languages.ts';
import { describe, expect, it, test } from 'vitest';
import { withoutSuffix } from './extract.ts';
import { type Term, terms, type Wording } from './terms.ts';

/** Text messages keep to a plain alphabet and are short. They begin with the name of the portal. */
const isTextMessage = (text: string) => text.startsWith('{{portal}}');

const withoutNames = (text: string) => withoutSuffix(text).replaceAll(/\{\{\w+\}\}/g, '');

/** The entries whose English text has the term. */
const entriesWith = ({ term }: Term, catalog: Catalog) => {
  const whole = new RegExp(String.raw`\b(?:${term.source})\b`, 'i');
  return Object.entries(catalog).filter(
    ([english]) => whole.test(withoutNames(english)) && !isTextMessage(english),
  );
};

const wrongIn = (entries: readonly (readonly [string, string])[], { not, except = {} }: Wording) =>
  entries.filter(
    ([english, text]) => new RegExp(not, 'i').test(withoutNames(text)) && !Object.hasOwn(except, english),
  );

describe.each(['es', 'fr'] as const)('%s', async (language) => {
  const catalog: Catalog = { ...(await catalogOf(language)), ...(await helpCatalogOf(language)) };
  const worded = terms.flatMap((term) => {
    const wording = term[language];
    return wording ? [{ name: term.term.source, entries: entriesWith(term, catalog), wording }] : [];
  });

  test.each(worded)('$name has one word', ({ entries, wording }) => {
    expect(wrongIn(entries, wording)).toEqual([]);
  });

  test.each(worded)('$name has the word to use', ({ entries, wording: { use } }) => {
    expect(entries.some(([, text]) => text.toLowerCase().includes(use))).toBe(true);
  });

  test.each(worded)('$name has only exceptions that are needed', ({ entries, wording }) => {
    const { except: _, ...strict } = wording;
    const wrong = wrongIn(entries, strict).map(([english]) => english);
    expect(Object.keys(wording.except ?? {}).filter((english) => !wrong.includes(english))).toEqual([]);
  });
});

it('refuses a word that is not used, only where the English text has the term', () => {
  const entries = [
    ['The order ID', 'El pedido'],
    ['Please', 'A pedido suyo'],
  ] as const;
  const term = { term: /order IDs?/, es: { use: 'orden', not: /pedido/ } };
  const found = entriesWith(term, Object.fromEntries(entries));
  expect(wrongIn(found, term.es)).toEqual([entries[0]]);
});
