import { english, type Language, languages } from '@portal/contract/languages/languages.ts';
import i18next, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Removes the double period when a value such as `6:40 p.m.` ends a sentence. Keeps ellipses. */
const onePeriod: PostProcessorModule = {
  type: 'postProcessor',
  name: 'onePeriod',
  process: (text: string) => text.replaceAll(/([^.])\.\.(?!\.)/g, '$1.'),
};

/** The keys are the English texts, so English needs only its singulars. React escapes interpolated values. */
void i18next
  .use(initReactI18next)
  .use(onePeriod)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    postProcess: [onePeriod.name],
  });

/** The language of the page. */
export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? 'en';
}

export { i18next };
