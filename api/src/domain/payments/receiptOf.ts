import { type Disputable, disputeEffect } from '../disputes/disputeEffect.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import type { RequestRoot } from '../requests/root.ts';

interface Payment {
  readonly cents: number;
  readonly paidAt: string;
  /** The PaymentIntent that paid; null for what was paid elsewhere. */
  readonly intentId: string | null;
}

/** A payment that arrived, and for what. */
export type Receipt =
  | ({ readonly kind: 'fee' } & Payment)
  | ({ readonly kind: 'file'; readonly releasedAt: string } & Payment)
  | ({ readonly kind: 'invoice'; readonly invoice: Invoice } & Payment);

/** What can be receipted: the processing fee (`fee`), a file or an invoice, by id. Null unless it is there for the reader and paid, and stays so: not what was lost to a dispute or refunded with a withdrawal. */
export function receiptOf(root: RequestRoot, of: string, reader: { isStaffRole: boolean }): Receipt | null {
  if (of === 'fee') return receiptOfFee(root);
  const file = root.files[of];
  if (file) {
    if (isLost(file) || file.refundedAt !== null) return null;
    const { chargeCents: cents, paidAt, intentId, uploadedAt: releasedAt } = file;
    return paidAt === null ? null : { kind: 'file', cents, paidAt, intentId, releasedAt };
  }
  const invoice = root.invoices[of];
  if (!invoice || !(reader.isStaffRole || isShownToClient(invoice))) return null;
  if (invoice.paymentState !== 'paid' || invoice.paidAt === null || isLost(invoice)) return null;
  const { totalCents: cents, paidAt, settlement } = invoice;
  return { kind: 'invoice', invoice, cents, paidAt, intentId: settlement ? null : invoice.intentId };
}

function receiptOfFee({ payment }: RequestRoot): Receipt | null {
  const { state, paidAt, amountCents: cents, intentId } = payment;
  if (isLost(payment)) return null;
  return state === 'paid' && paidAt !== null ? { kind: 'fee', cents, paidAt, intentId } : null;
}

function isLost(paid: Disputable): boolean {
  return disputeEffect(paid).state === 'lost';
}
