import { translate, type Language } from './languages.ts';

/**
 * Translates the messages of an API response. Pages send the payer's language; a server's calls send none and get
 * English.
 */
export function translateMessages(body: unknown, language: Language): unknown {
  if (language === 'en') return body;
  const translated: unknown = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'message' && typeof value === 'string' ? translate(language, value) : value,
  );
  return translated;
}
