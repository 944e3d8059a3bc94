import { translate, type Language } from './languages.ts';

/**
 * An answer of the API with its messages in the language of the payer who reads them. Pages ask for one; a server's
 * calls name none, so that it reads English.
 */
export function translateMessages(body: unknown, language: Language): unknown {
  if (language === 'en') return body;
  const answer: unknown = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'message' && typeof value === 'string' ? translate(language, value) : value,
  );
  return answer;
}
