import { french } from './french.ts';
import { spanish } from './spanish.ts';

interface LanguageTexts {
  /** The locale for amounts. */
  locale: string;
  /** Translations by English text. Missing texts, such as messages for developers, stay English. */
  texts: Readonly<Record<string, string>>;
}

/** Languages of messages to payers, in the server and in its script. */
export const languages = {
  en: { locale: 'en-US', texts: {} },
  es: { locale: 'es-US', texts: spanish },
  fr: { locale: 'fr-FR', texts: french },
} satisfies Record<string, LanguageTexts>;

export type Language = keyof typeof languages;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** Translates a text and replaces each `{{name}}` by the value of that name. */
export function translate(
  language: Language,
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const { texts }: LanguageTexts = languages[language];
  return (texts[text] ?? text).replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
