import { isShownToClient } from '../../invoices/invoiceViews.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Unpaid invoices in a list row. Zero values are left out. */
export interface PendingInvoices {
  readonly pendingInvoices?: number;
  /** Their total. */
  readonly pendingCents?: number;
}

/** The unpaid invoices that the client can see; clearing ones count as unpaid. An empty object if there are none. */
export function pendingInvoicesOf({ invoices }: Pick<RequestDocument, 'invoices'>): PendingInvoices {
  const pending = Object.values(invoices).filter(
    (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
  );
  if (pending.length === 0) return {};
  return {
    pendingInvoices: pending.length,
    pendingCents: pending.reduce((sum, { totalCents }) => sum + totalCents, 0),
  };
}
