import { isShownToClient } from '../../invoices/invoiceViews.ts';
import type { RequestRoot } from '../root.ts';

/** What a list row says of the invoices that wait to be paid; each part is absent where there is nothing. */
export interface PendingInvoices {
  readonly pendingInvoices?: number;
  /** What they come to. */
  readonly pendingCents?: number;
  /** Those of them that can be paid now: no bank works on them. */
  readonly invoicesToPay?: number;
}

/** The invoices that a client has and that are not paid; a bank payment that clears has not arrived yet. Nothing where there are none. */
export function pendingInvoicesOf({ invoices }: Pick<RequestRoot, 'invoices'>): PendingInvoices {
  const pending = Object.values(invoices).filter(
    (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
  );
  if (pending.length === 0) return {};
  const invoicesToPay = pending.filter(({ paymentState }) => paymentState !== 'clearing').length;
  return {
    pendingInvoices: pending.length,
    pendingCents: pending.reduce((sum, { totalCents }) => sum + totalCents, 0),
    ...(invoicesToPay > 0 && { invoicesToPay }),
  };
}
