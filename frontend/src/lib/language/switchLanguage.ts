import { catalogOf, type Language } from '@portal/contract/languages/languages.ts';
import { i18next } from './i18n.ts';

let requestedLanguage: Language = 'en';

/** Loads the texts of a language and switches the page to it. The last of several calls wins. Throws if the texts cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await catalogOf(language));
  }
  if (requestedLanguage !== language) return;
  // A change renders every text again, even one to the same language.
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
