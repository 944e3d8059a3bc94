import { isShownToClient } from '../invoices/invoiceViews.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { ClientMail } from '../requests/work.ts';

/**
 * Whether news that had to wait are not true any more when their time comes: a payment that failed and was made up for,
 * a fee that failed again (which is told by work of its own), an invoice that was taken back. Receipts stay true.
 */
export function isOutdatedNotification(
  { payment, files, invoices }: RequestRoot,
  notification: ClientMail,
): boolean {
  if (notification.template === 'feePaymentFailed') {
    if (payment.state !== 'failed') return true;
    return notification.chargeId !== undefined && payment.chargeId !== notification.chargeId;
  }
  if (notification.template === 'fileTermsChanged') return files[notification.fileId]?.deletedAt !== null;
  if (notification.template === 'filePaymentFailed')
    return files[notification.fileId]?.paymentState !== 'failed';
  if (notification.template !== 'invoiceSent' && notification.template !== 'invoicePaymentFailed')
    return false;
  const invoice = invoices[notification.invoiceId];
  if (!invoice || !isShownToClient(invoice)) return true;
  return notification.template === 'invoicePaymentFailed' && invoice.paymentState !== 'failed';
}
