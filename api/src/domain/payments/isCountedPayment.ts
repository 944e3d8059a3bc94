import type { Invoice } from '../invoices/invoice.ts';
import { isAutomaticallyRefunded } from '../invoices/refunds/automaticRefund.ts';

/** A fee, file or invoice with its current payment. */
interface PaidItem {
  readonly intentId: string | null;
  readonly paidAt: string | null;
  /** Of an invoice. */
  readonly settlement?: Invoice['settlement'];
  readonly refunds?: Invoice['refunds'];
}

/**
 * Whether a PaymentIntent is the payment of an item that counts as earned. It is not if the item was paid outside the
 * portal, or if the payment was not owed and is refunded automatically.
 */
export function isCountedPayment(item: PaidItem, intentId: string): boolean {
  const { paidAt, settlement = null, refunds = [] } = item;
  const isPaidWithIt = item.intentId === intentId && paidAt !== null && settlement === null;
  return isPaidWithIt && !isAutomaticallyRefunded({ refunds }, intentId);
}
