import type { Catalog } from './catalog.ts';

/** Languages of the portal. English texts are the keys of the other catalogs. */
export const languages = ['en', 'es', 'fr'] as const;

export type Language = (typeof languages)[number];

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-FR' };

/** Returns the locale for dates and numbers. Spanish is that of the United States. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** Loads the translations of a language; empty for English. */
export async function catalogOf(language: Language): Promise<Catalog> {
  switch (language) {
    case 'en':
      return {};
    case 'es':
      return (await import('./es.ts')).es;
    case 'fr':
      return (await import('./fr.ts')).fr;
  }
}
