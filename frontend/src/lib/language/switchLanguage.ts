import { catalogueOf, type Language } from '@portal/contract/languages/languages.ts';
import { i18next } from './i18n.ts';

let requestedLanguage: Language = 'en';

/** Puts the page into a language, fetching its texts first. Of several calls the last one counts. Throws when they cannot be fetched. */
export async function switchLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await catalogueOf(language));
  }
  if (requestedLanguage === language) await i18next.changeLanguage(language);
}
