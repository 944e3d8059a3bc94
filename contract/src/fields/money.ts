import { type Language, localeOf } from '../languages/languages.ts';

/** Processing fee of one records request, in cents. */
export const REQUEST_FEE_CENTS = 1500;

export const CURRENCY = 'usd';

/**
 * The format of US dollars. In French it ends with “$ US”, because “$” alone is the dollar of Canada there. Only the locale of
 * Canada writes it with a space.
 */
export function dollarFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'symbol',
    ...options,
  });
}

/** Formats cents as US dollars for readers of the language: `1500` → `$15.00`. */
export function formatCents(amountCents: number, language: Language = 'en'): string {
  // The first use of Intl.NumberFormat blocks a page for 40 ms (measured in Chromium); most amounts do not need it.
  if (language === 'en' && amountCents >= 0 && amountCents < 100_000)
    return `$${(amountCents / 100).toFixed(2)}`;
  return dollarFormat(language).format(amountCents / 100);
}
