import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@portal/contract/languages/catalog.ts';
import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import { catalogOf, english } from '@portal/contract/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { extract } from './extract.ts';
import { placeholderKind } from './placeholders.ts';
import { renderedFile, renderTexts } from './renderTexts.ts';

const { texts, assembled } = extract(root);
const MIN_TEXTS = 300;

it('finds the texts of the portal', () => {
  expect(texts.size).toBeGreaterThan(MIN_TEXTS);
});

it('has no sentence built from parts; templates use {{names}}', () => {
  expect(assembled).toEqual([]);
});

it('knows what each placeholder stands for', () => {
  const unknown = [...texts.keys()].flatMap((text) =>
    namesIn(text)
      .filter((name) => !placeholderKind(text, name))
      .map((name) => `${name}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

it('has the English singular of each text with a count, which has its other values too', () => {
  const singulars = [...texts.keys()].filter((text) => text.endsWith('_one'));
  expect(Object.keys(english).toSorted()).toEqual(singulars.toSorted());
  expect(singulars.filter((text) => namesIn(text).join() !== namesIn(english[text]!).join())).toEqual([]);
});

it.each(['en', 'es', 'fr'] as const)('has the texts with values that were reviewed: %s', async (language) => {
  // After a change of a text: node scripts/languages/renderTexts.ts, and read what it changes.
  expect(await renderTexts(language)).toBe(readFileSync(renderedFile(language), 'utf8'));
});

describe.each(['es', 'fr'] as const)('%s', async (language) => {
  const main = await catalogOf(language);
  const help = await helpCatalogOf(language);
  const catalog: Catalog = { ...main, ...help };

  it('translates every text', () => {
    const missing = [...texts].filter(([text]) => !(text in catalog));
    expect(missing.map(([text, files]) => `${files.join(', ')}: ${text}`)).toEqual([]);
  });

  it('has a text of other screens in the catalog that they load', () => {
    const elsewhere = Object.keys(help).filter((text) =>
      texts.get(text)?.some((file) => !file.startsWith('frontend/src/app/help/')),
    );
    expect(elsewhere).toEqual([]);
  });

  it('names buttons and labels in the help as the screens do', () => {
    const changed = Object.entries(help).filter(([text, translation]) =>
      labelsIn(text).some((label) => !translation.includes(main[label] ?? `no label ${label}`)),
    );
    expect(changed).toEqual([]);
  });

  it('has each text once; one with several meanings has contexts', () => {
    const files = globSync(join(root, `contract/src/languages/{${language}/*,help/${language}}.json`));
    const keys = files.flatMap((file) => keysOf(readFileSync(file, 'utf8')));
    const counts = Map.groupBy(keys, (key) => key);
    expect([...counts].filter(([, { length }]) => length > 1).map(([key]) => key)).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(catalog).toSorted());
  });

  it('has no unused text', () => {
    // French and Spanish can have another form for a million.
    const used = (key: string) => texts.has(key.replace(/_many$/, '_other'));
    expect(Object.keys(catalog).filter((key) => !used(key))).toEqual([]);
  });

  it('keeps every {{name}} of a text', () => {
    const changed = Object.entries(catalog).filter(
      ([text, translation]) => namesIn(text).join() !== namesIn(translation).join(),
    );
    expect(changed).toEqual([]);
  });

  it('has no empty or untrimmed text', () => {
    expect(
      Object.entries(catalog).filter(
        ([, translation]) => translation === '' || translation !== translation.trim(),
      ),
    ).toEqual([]);
  });
});

/** Text messages keep to a plain alphabet, without no-break spaces. They begin with the name of the portal. */
const isTextMessage = (text: string) => text.startsWith('{{portal}}');

describe('typography', () => {
  const wrongIn = async (language: 'es' | 'fr', wrong: RegExp) =>
    Object.entries({ ...(await catalogOf(language)), ...(await helpCatalogOf(language)) }).filter(
      ([text, translation]) => !isTextMessage(text) && wrong.test(translation),
    );

  it('has no-break spaces before : ; ? ! % » and after « in French, and English quotation marks nowhere', async () => {
    expect(await wrongIn('fr', / [:;%]|[^\u00a0][?!»]|«[^\u00a0]|[“”]/)).toEqual([]);
  });

  it('has no-break spaces within numbers and before the currency in French', async () => {
    expect(await wrongIn('fr', /\d \d{3}\b|\d \$|\$(?!\u00a0US)/)).toEqual([]);
  });

  it('has the quotation marks and percent signs of US Spanish, and opens questions and exclamations', async () => {
    expect(await wrongIn('es', /[«»]|\d\s%|\}\s%/)).toEqual([]);
    const opens = (text: string, opening: RegExp, closing: RegExp) =>
      (text.match(opening) ?? []).length === (text.match(closing) ?? []).length;
    const unopened = Object.entries(await catalogOf('es')).filter(
      ([, text]) => !opens(text, /¿/g, /(?<! )\?/g) || !opens(text, /¡/g, /!/g),
    );
    expect(unopened).toEqual([]);
  });
});

/** The keys of a catalog in its file, where one can stand twice. */
function keysOf(json: string): string[] {
  return [...json.matchAll(/^ {2}("(?:[^"\\]|\\.)*"): /gm)].map(([, key]) => JSON.parse(key!) as string);
}

/** What a help text quotes: “Start next”. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, label]) => label!);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))].sort();
}
