import { helpCatalogOf } from '@portal/contract/languages/help/helpCatalog.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { i18next } from '../../lib/language/i18n.ts';

const loads = new Map<Language, Promise<void>>();

/**
 * Adds the help's texts to those of a language, once. They are separate because only staff read them. If they
 * cannot be loaded, the help is in English until the page loads again.
 */
export function loadHelpTexts(language: Language): Promise<void> {
  const known = loads.get(language);
  if (known) return known;
  const load = helpCatalogOf(language).then(
    (catalog) => void i18next.addResourceBundle(language, 'translation', catalog, true),
    () => undefined,
  );
  loads.set(language, load);
  return load;
}
