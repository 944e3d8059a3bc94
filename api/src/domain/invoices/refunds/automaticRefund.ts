import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { Invoice } from '../invoice.ts';

/**
 * The id of the automatic refund of a payment that was not owed. There is one per PaymentIntent and invoice. A combined
 * payment can have one for each of its invoices.
 */
export function automaticRefundId(
  { combinedPayments }: Pick<RequestDocument, 'combinedPayments'>,
  intentId: string,
  invoiceId: string,
): string {
  return combinedPayments[intentId] ? `auto:${intentId}:${invoiceId}` : `auto:${intentId}`;
}

/** Whether a PaymentIntent has an automatic refund, so that it no longer pays the invoice. */
export function isAutomaticallyRefunded({ refunds }: Pick<Invoice, 'refunds'>, intentId: string): boolean {
  return refunds.some((refund) => refund.kind === 'automatic' && refund.intentId === intentId);
}
