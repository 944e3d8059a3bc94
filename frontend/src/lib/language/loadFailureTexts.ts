import { catalogOf, type Language, languages } from '@portal/contract/languages/languages.ts';

const MESSAGE = 'This page could not be loaded completely. Check your connection and reload the page.';
const ACTION = 'Reload the page';

export interface LoadFailureTexts {
  readonly message: string;
  readonly action: string;
}

/** What a page says whose app cannot be loaded. The build writes it into each page, because no catalog is loaded then. */
export async function loadFailureTexts(): Promise<Record<Language, LoadFailureTexts>> {
  const texts = languages.map(async (language) => {
    const catalog = await catalogOf(language);
    return [language, { message: catalog[MESSAGE] ?? MESSAGE, action: catalog[ACTION] ?? ACTION }] as const;
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<Language, LoadFailureTexts>;
}
