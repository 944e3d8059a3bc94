/* global LANGUAGES */

/** Says texts and amounts in the payer's language: that of `locale`, of the browser for `auto`, English for any other. */
export function speakerFor(locale = 'auto') {
  const wished = locale === 'auto' ? navigator.language : locale;
  const name = wished.split('-')[0];
  const language = Object.hasOwn(LANGUAGES, name) ? name : 'en';
  const { locale: format, texts } = LANGUAGES[language];
  return {
    language,
    say: (text, values = {}) =>
      (texts[text] ?? text).replaceAll(/\{\{(\w+)\}\}/g, (whole, key) => values[key] ?? whole),
    /** `amount` in cents. */
    money: (amount, currency) =>
      new Intl.NumberFormat(format, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        amount / 100,
      ),
  };
}
