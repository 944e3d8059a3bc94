import { isShownToClient } from '../../invoices/invoiceViews.ts';
import type { RequestFile, RequestRoot } from '../root.ts';

/**
 * What the client has not paid of a request: a failed fee, sent invoices, and documents with a charge. Includes documents
 * under embargo and payments that clear.
 */
export function owedCentsOf({
  payment,
  files,
  invoices,
}: Pick<RequestRoot, 'payment' | 'files' | 'invoices'>): number {
  const unpaidInvoices = Object.values(invoices).filter(
    (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
  );
  return [
    ...(payment.state === 'failed' ? [payment.amountCents] : []),
    ...unpaidInvoices.map(({ totalCents }) => totalCents),
    ...Object.values(files)
      .filter(isUnpaid)
      .map(({ chargeCents }) => chargeCents),
  ].reduce((sum, cents) => sum + cents, 0);
}

function isUnpaid({ uploadedByAdmin, requiresPayment, paymentState, scan, deletedAt }: RequestFile): boolean {
  return (
    uploadedByAdmin && requiresPayment && paymentState !== 'paid' && scan !== 'infected' && deletedAt === null
  );
}
