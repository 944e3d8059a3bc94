import type { Catalog } from './catalog.ts';
import en from './en.json' with { type: 'json' };

/** Languages of the portal. English texts are the keys of the catalogs. */
export const languages = ['en', 'es', 'fr'] as const;

export type Language = (typeof languages)[number];

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-FR' };

/** Returns the locale for dates and numbers. Spanish is that of the United States. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** The singular of each English text that has a number of things: `{{count}} days_one`. The text itself is the plural. */
export const english: Catalog = en;

/** Loads the texts of a language; for English, `english`. */
export async function catalogOf(language: Language): Promise<Catalog> {
  switch (language) {
    case 'en':
      return english;
    case 'es':
      return (await import('./es.ts')).es;
    case 'fr':
      return (await import('./fr.ts')).fr;
  }
}
