import type { RequestRoot } from '../../requests/root.ts';
import type { InvoiceRefund } from '../invoice.ts';

/** What tells one refund at Stripe from another. */
export interface RefundAtStripe {
  /** The name that the portal gave it; none for what was given back past the portal. */
  readonly refundId: string | undefined;
  readonly intentId: string | null;
  readonly cents: number;
}

/** The refund that the portal had asked for with one at Stripe: of this name, from this payment and in this amount. Null when it did not ask for it. */
export function refundAtStripe(
  { invoices }: Pick<RequestRoot, 'invoices'>,
  { refundId, intentId, cents }: RefundAtStripe,
): { readonly invoiceId: string; readonly refund: InvoiceRefund } | null {
  for (const { invoiceId, refunds } of Object.values(invoices)) {
    const refund = refunds.find(
      (each) => each.refundId === refundId && each.intentId === intentId && each.cents === cents,
    );
    if (refund) return { invoiceId, refund };
  }
  return null;
}
