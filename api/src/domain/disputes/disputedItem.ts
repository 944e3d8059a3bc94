import type { RequestRoot } from '../requests/root.ts';
import { type Disputable } from './disputeEffect.ts';

/** The item of a request that a payment is for. */
export type DisputedItem =
  | { readonly kind: 'fee' }
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

type PaidItem = Disputable & { readonly paidAt: string | null };

/** The item named in the metadata of a PaymentIntent; null if it is not for the portal. */
export function disputedItem(metadata: Readonly<Record<string, string>>): DisputedItem | null {
  const { kind, fileId = '', invoiceId = '' } = metadata;
  if (kind === 'request_fee') return { kind: 'fee' };
  if (kind === 'file') return { kind, fileId };
  return kind === 'invoice' ? { kind, invoiceId } : null;
}

/** The stored item of a request; null if it does not exist. */
export function paidItem(root: RequestRoot, item: DisputedItem): PaidItem | null {
  if (item.kind === 'fee') return root.payment;
  return (item.kind === 'file' ? root.files[item.fileId] : root.invoices[item.invoiceId]) ?? null;
}
