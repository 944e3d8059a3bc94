import type { Catalog } from '@portal/contract/languages/catalog.ts';
import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import { catalogOf } from '@portal/contract/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { extract } from './extract.ts';

const { texts, assembled } = extract(root);
const MIN_TEXTS = 300;

it('finds the texts of the portal', () => {
  expect(texts.size).toBeGreaterThan(MIN_TEXTS);
});

it('has no sentence built from parts; templates use {{names}}', () => {
  expect(assembled).toEqual([]);
});

describe.each(['es', 'fr'] as const)('%s', async (language) => {
  const main = await catalogOf(language);
  const help = await helpCatalogOf(language);
  const catalog: Catalog = { ...main, ...help };

  it('translates every text', () => {
    const missing = [...texts].filter(([text]) => !hasTranslation(catalog, text));
    expect(missing.map(([text, files]) => `${files.join(', ')}: ${text}`)).toEqual([]);
  });

  it('has a text of other screens in the catalog that they load', () => {
    const elsewhere = Object.keys(help).filter((text) =>
      texts.get(text)?.some((file) => !file.startsWith('frontend/src/app/help/')),
    );
    expect(elsewhere).toEqual([]);
    expect(Object.keys(help).filter((text) => text in main)).toEqual([]);
  });

  it('names buttons and labels in the help as the screens do', () => {
    const changed = Object.entries(help).filter(([text, translation]) =>
      labelsIn(text).some((label) => !translation.includes(main[label] ?? `no label ${label}`)),
    );
    expect(changed).toEqual([]);
  });

  it('has no unused text', () => {
    expect(Object.keys(catalog).filter((key) => !texts.has(key) && !texts.has(withoutPlural(key)))).toEqual(
      [],
    );
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

function hasTranslation(catalog: Catalog, text: string): boolean {
  return text in catalog || `${text}_other` in catalog;
}

function withoutPlural(key: string): string {
  return key.replace(/_(?:one|many|other)$/, '');
}

/** What a help text quotes: “Start next”. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, label]) => label!);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))].sort();
}
