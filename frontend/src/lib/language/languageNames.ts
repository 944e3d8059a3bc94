import type { Language } from '@portal/contract/languages/languages.ts';

/** Each language in its own words: whoever looks for one may not read the others. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};
