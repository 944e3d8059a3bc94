import type { Language } from '@portal/contract/languages/languages.ts';

/** Who a mail about an order goes to, and in which language. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
}
