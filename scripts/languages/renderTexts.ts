// node scripts/languages/renderTexts.ts: writes each text that has a placeholder with sample values, one file per language, for
// reviews: a wrong article, plural or order shows only with values.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import { catalogOf, english, type Language } from '@portal/contract/languages/languages.ts';
import { root } from '../run.ts';
import { extract, withoutSuffix } from './extract.ts';
import { rendered } from './placeholders.ts';

export const renderedFile = (language: Language) => join(root, `scripts/languages/rendered/${language}.txt`);

/** Every text of a language that has a placeholder, below its English text. Sorted by it. */
export async function renderTexts(language: Language): Promise<string> {
  const { texts } = extract(root);
  const catalog =
    language === 'en'
      ? { ...Object.fromEntries([...texts.keys()].map((key) => [key, withoutSuffix(key)])), ...english }
      : { ...(await catalogOf(language)), ...(await helpCatalogOf(language)) };
  return Object.entries(catalog)
    .filter(([key]) => key.includes('{{'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, translation]) =>
      [key, ...rendered(key, translation, language).map((line) => `  ${line}`), ''].join('\n'),
    )
    .join('\n');
}

if (import.meta.main) {
  for (const language of ['en', 'es', 'fr'] as const)
    writeFileSync(renderedFile(language), await renderTexts(language));
}
