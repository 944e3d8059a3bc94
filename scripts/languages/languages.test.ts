import type { Catalog } from '@portal/contract/languages/catalog.ts';
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
  const catalog = await catalogOf(language);

  it('translates every text', () => {
    const missing = [...texts].filter(([text]) => !hasTranslation(catalog, text));
    expect(missing.map(([text, files]) => `${files.join(', ')}: ${text}`)).toEqual([]);
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

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))].sort();
}
