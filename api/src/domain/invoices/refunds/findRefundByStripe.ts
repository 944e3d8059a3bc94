import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { InvoiceRefund } from '../invoice.ts';

/** Identifies a refund at Stripe. */
export interface StripeRefundRef {
  /** The portal's id in the metadata; undefined for a refund made outside the portal. */
  readonly refundId: string | undefined;
  readonly intentId: string | null;
  readonly cents: number;
}

/** The portal's refund with the id, payment and amount of a refund at Stripe; null if there is none. */
export function findRefundByStripe(
  { invoices }: Pick<RequestDocument, 'invoices'>,
  { refundId, intentId, cents }: StripeRefundRef,
): { readonly invoiceId: string; readonly refund: InvoiceRefund } | null {
  for (const { invoiceId, refunds } of Object.values(invoices)) {
    const refund = refunds.find(
      (each) => each.refundId === refundId && each.intentId === intentId && each.cents === cents,
    );
    if (refund) return { invoiceId, refund };
  }
  return null;
}
