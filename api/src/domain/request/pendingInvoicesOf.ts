import { isShownToClient } from '../invoice/invoiceViews.ts';
import type { ListRow } from './listRow.ts';
import type { RequestRoot } from './root.ts';

/** The invoices that a client has and that are not paid; a bank payment that clears has not arrived yet. Nothing where there are none. */
export function pendingInvoicesOf({
  invoices,
}: Pick<RequestRoot, 'invoices'>): Pick<ListRow, 'pendingInvoices' | 'pendingCents' | 'invoicesToPay'> {
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
