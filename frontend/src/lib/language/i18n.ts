import { type Language, languages } from '@portal/contract/languages/languages.ts';
import i18next, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** A value that ends in a period, such as `6:40 p.m.`, ends its sentence with the same one. An ellipsis stays. */
const onePeriod: PostProcessorModule = {
  type: 'postProcessor',
  name: 'onePeriod',
  process: (text: string) => text.replaceAll(/([^.])\.\.(?!\.)/g, '$1.'),
};

/** Texts are keyed by their English wording, so English needs no catalogue. React escapes what is interpolated. */
void i18next
  .use(initReactI18next)
  .use(onePeriod)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: {} } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    postProcess: [onePeriod.name],
  });

/** The language the page is in. */
export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? 'en';
}

export { i18next };
