/* global LANGUAGES */

/**
 * Translates texts and formats amounts for the payer. The language is that of `locale`, or the browser's for `auto`.
 * Unsupported languages fall back to English.
 */
export function createTranslator(locale = 'auto') {
  const requested = locale === 'auto' ? navigator.language : locale;
  const name = requested.split('-')[0];
  const language = Object.hasOwn(LANGUAGES, name) ? name : 'en';
  const { locale: numberLocale, texts } = LANGUAGES[language];
  return {
    language,
    translate: (text, values = {}) =>
      (texts[text] ?? text).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key) => values[key] ?? placeholder),
    /** Formats an amount in cents. */
    money: (amount, currency) =>
      new Intl.NumberFormat(numberLocale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount / 100),
  };
}
