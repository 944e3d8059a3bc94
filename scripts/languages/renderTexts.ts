// node scripts/languages/renderTexts.ts: writes each text that has a placeholder with sample values, one file per language, for
// reviews: a wrong article, plural or order shows only with values.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import { catalogOf, type Language } from '@portal/contract/languages/languages.ts';
import { root } from '../run.ts';
import { extract } from './extract.ts';
import { rendered } from './placeholders.ts';

export const renderedFile = (language: Language) => join(root, `scripts/languages/rendered/${language}.txt`);

/** Every text of a language that has a placeholder, below its English text. Sorted by it. */
export async function renderTexts(language: Language): Promise<string> {
  const { texts } = extract(root);
  const singulars = new Set([...texts.keys()].map(withoutNumber));
  const catalog =
    language === 'en'
      ? Object.fromEntries([...texts.keys()].map((text) => [text, text.replace(/_[a-z]+$/, '')]))
      : { ...(await catalogOf(language)), ...(await helpCatalogOf(language)) };
  return Object.entries(catalog)
    .filter(([key]) => key.includes('{{'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, translation]) => {
      const isSingular = key.endsWith('_one');
      const text = key.replace(/_(?:one|many|other)$/, '');
      const hasSingular =
        `${text}_one` in catalog ||
        [...text.matchAll(/\{\{\w+\}\}/g)].some(([name]) =>
          singulars.has(withoutNumber(text.replace(name, '1'))),
        );
      const lines = rendered(text, translation, language, hasSingular);
      return [key, ...(isSingular ? [lines[0]] : lines).map((line) => `  ${line}`), ''].join('\n');
    })
    .join('\n');
}

/** “{{number}} files are ready” and “1 file is ready” are the same then, except for the number. */
function withoutNumber(text: string): string {
  return text
    .replaceAll(/\b(?:is|are|was|were|it|they|them|its|their|this|these|that|those|has|have|one)\b/gi, '')
    .replaceAll(/ies\b/g, 'y')
    .replaceAll(/s\b/g, '');
}

if (import.meta.main) {
  for (const language of ['en', 'es', 'fr'] as const)
    writeFileSync(renderedFile(language), await renderTexts(language));
}
