import type { isCountedPayment } from '../payments/isCountedPayment.ts';
import type { IntentFacts } from '../payments/intents/validateFeeIntent.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { disputeShares } from './disputeShares.ts';
import { type Disputable } from './disputeEffect.ts';

/** The item of a request that a payment is for. */
export type DisputedItem =
  | { readonly kind: 'fee' }
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

type PaidItem = Disputable & Parameters<typeof isCountedPayment>[0];

/** The item named in the metadata of a PaymentIntent; null if it is not for one item of the portal. */
export function disputedItem(metadata: Readonly<Record<string, string>>): DisputedItem | null {
  const { kind, fileId = '', invoiceId = '' } = metadata;
  if (kind === 'request_fee') return { kind: 'fee' };
  if (kind === 'file') return { kind, fileId };
  return kind === 'invoice' ? { kind, invoiceId } : null;
}

/** An item, and its part of the disputed amount. */
export interface ItemInDispute {
  readonly item: DisputedItem;
  readonly cents: number;
}

/** The stored items that a disputed PaymentIntent paid for. A dispute of a combined payment affects all of its items. */
export function itemsInDispute(
  request: RequestDocument,
  { id, metadata }: Pick<IntentFacts, 'id' | 'metadata'>,
  disputedCents: number,
): ItemInDispute[] {
  const { allocation } = request.combinedPayments[id] ?? {};
  if (allocation) {
    const shares = disputeShares(request, id, allocation, disputedCents);
    return allocation.map((item, index) => ({ item, cents: shares[index]! }));
  }
  const item = disputedItem(metadata);
  return item && paidItem(request, item) ? [{ item, cents: disputedCents }] : [];
}

/** The stored item of a request; null if it does not exist. */
export function paidItem(request: RequestDocument, item: DisputedItem): PaidItem | null {
  if (item.kind === 'fee') return request.payment;
  return (item.kind === 'file' ? request.files[item.fileId] : request.invoices[item.invoiceId]) ?? null;
}
