import type { Language } from '@portal/contract/languages/languages.ts';

/** The recipient and the language of an email about an order. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
}
