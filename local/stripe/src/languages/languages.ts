import { french } from './french.ts';
import { spanish } from './spanish.ts';

interface Spoken {
  /** How amounts are written. */
  locale: string;
  /** By the English text. What is missing, such as a message for developers, is said in English. */
  texts: Readonly<Record<string, string>>;
}

/** What payers are spoken to in, by the server and by its script. */
export const languages = {
  en: { locale: 'en-US', texts: {} },
  es: { locale: 'es-US', texts: spanish },
  fr: { locale: 'fr-FR', texts: french },
} satisfies Record<string, Spoken>;

export type Language = keyof typeof languages;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** The text in a payer's language; `{{name}}` is replaced by the value of that name. */
export function translate(
  language: Language,
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const { texts }: Spoken = languages[language];
  return (texts[text] ?? text).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
