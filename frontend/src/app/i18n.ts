import { type Language, languages } from '@portal/contract/languages/languages.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Texts are keyed by their English wording, so English needs no catalogue. React escapes what is interpolated. */
void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The language the page is in. */
export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? 'en';
}

export { i18next };
