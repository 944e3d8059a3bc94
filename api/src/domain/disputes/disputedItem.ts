import type { RequestRoot } from '../requests/root.ts';
import { type Disputable } from './disputeEffect.ts';

/** What of a request a payment is for. */
export type DisputedItem =
  | { readonly kind: 'fee' }
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

type Paid = Disputable & { readonly paidAt: string | null };

/** What the metadata of a PaymentIntent say that it pays for; null for nothing of the portal. */
export function disputedItem(metadata: Readonly<Record<string, string>>): DisputedItem | null {
  const { kind, fileId = '', invoiceId = '' } = metadata;
  if (kind === 'request_fee') return { kind: 'fee' };
  if (kind === 'file') return { kind, fileId };
  return kind === 'invoice' ? { kind, invoiceId } : null;
}

/** How it stands in the request; null when it is not there. */
export function paidItem(root: RequestRoot, of: DisputedItem): Paid | null {
  if (of.kind === 'fee') return root.payment;
  return (of.kind === 'file' ? root.files[of.fileId] : root.invoices[of.invoiceId]) ?? null;
}
