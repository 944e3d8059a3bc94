import type { Catalogue } from './catalogue.ts';

/** Languages of the portal. English texts are the keys of the other catalogues. */
export const languages = ['en', 'es', 'fr'] as const;

export type Language = (typeof languages)[number];

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-FR' };

/** How readers of a language write dates and numbers. The portal's readers live in the United States: es is its Spanish. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** The translations of a language, loaded when they are first needed; English needs none. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  switch (language) {
    case 'en':
      return {};
    case 'es':
      return (await import('./es.ts')).es;
    case 'fr':
      return (await import('./fr.ts')).fr;
  }
}
