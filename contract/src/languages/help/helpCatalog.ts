import type { Catalog } from '../catalog.ts';
import type { Language } from '../languages.ts';

/**
 * Loads the translations of the staff's help; empty for English. They are not part of `catalogOf`, so that other pages
 * don't load them.
 */
export async function helpCatalogOf(language: Language): Promise<Catalog> {
  switch (language) {
    case 'en':
      return {};
    case 'es':
      return (await import('./es.ts')).helpEs;
    case 'fr':
      return (await import('./fr.ts')).helpFr;
  }
}
