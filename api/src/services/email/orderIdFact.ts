import { isPlainIdentifier } from '@portal/contract/fields/messageText.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { Translate } from './translator.ts';

const quotes: Record<Language, readonly [opening: string, closing: string]> = {
  en: ['“', '”'],
  es: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
};

/**
 * The order ID in the body of an email. A stranger may have chosen it: unless it is one short word, it is quoted as what
 * the client wrote, so that nobody takes it for words of the portal.
 */
export function orderIdFact(
  t: Translate,
  orderId: string,
  language: Language,
): readonly [label: string, value: string] {
  if (isPlainIdentifier(orderId)) return [t('Order ID'), orderId];
  const [opening, closing] = quotes[language];
  return [t('Order ID, as the client wrote it'), `${opening}${orderId}${closing}`];
}
