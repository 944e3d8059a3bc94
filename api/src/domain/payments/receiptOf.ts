import { type Disputable, disputeEffect } from '../disputes/disputeEffect.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

interface Payment {
  readonly cents: number;
  readonly paidAt: string;
  /** The PaymentIntent that paid; null if it was paid outside the portal. */
  readonly intentId: string | null;
}

/** A received payment and its item. */
export type Receipt =
  | ({ readonly kind: 'fee' } & Payment)
  | ({ readonly kind: 'file'; readonly releasedAt: string } & Payment)
  | ({ readonly kind: 'invoice'; readonly invoice: Invoice } & Payment);

/**
 * The receipt of the processing fee (`fee`), or of a file or invoice by id. Null if the item is unpaid or hidden from
 * the reader, if its payment was lost to a dispute, or if a withdrawn file was refunded.
 */
export function receiptOf(
  request: RequestDocument,
  item: string,
  reader: { isStaffRole: boolean },
): Receipt | null {
  if (item === 'fee') return receiptOfFee(request);
  const file = request.files[item];
  if (file) {
    if (isLostInDispute(file) || file.refundedAt !== null) return null;
    const { chargeCents: cents, paidAt, intentId, uploadedAt: releasedAt } = file;
    // A new version of a paid document costs nothing.
    return paidAt === null || cents === 0 ? null : { kind: 'file', cents, paidAt, intentId, releasedAt };
  }
  const invoice = request.invoices[item];
  if (!invoice || !(reader.isStaffRole || isShownToClient(invoice))) return null;
  if (invoice.paymentState !== 'paid' || invoice.paidAt === null || isLostInDispute(invoice)) return null;
  const { totalCents: cents, paidAt, settlement } = invoice;
  return { kind: 'invoice', invoice, cents, paidAt, intentId: settlement ? null : invoice.intentId };
}

function receiptOfFee({ payment }: RequestDocument): Receipt | null {
  const { state, paidAt, amountCents: cents, intentId } = payment;
  if (isLostInDispute(payment)) return null;
  return state === 'paid' && paidAt !== null ? { kind: 'fee', cents, paidAt, intentId } : null;
}

function isLostInDispute(paid: Disputable): boolean {
  return disputeEffect(paid).state === 'lost';
}
