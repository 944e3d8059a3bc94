import { isShownToClient } from '../invoices/invoiceViews.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { ClientMail } from '../requests/work.ts';

/**
 * Whether news that had to wait are not true any more when their time comes: a payment that failed and was made up for,
 * a fee that failed again (which is told by work of its own), an invoice that was taken back. Receipts stay true.
 */
export function isOutdatedNotification({ payment, files, invoices }: RequestRoot, news: ClientMail): boolean {
  if (news.template === 'feePaymentFailed') {
    if (payment.state !== 'failed') return true;
    return news.chargeId !== undefined && payment.chargeId !== news.chargeId;
  }
  if (news.template === 'fileTermsChanged') return files[news.fileId]?.deletedAt !== null;
  if (news.template === 'filePaymentFailed') return files[news.fileId]?.paymentState !== 'failed';
  if (news.template !== 'invoiceSent' && news.template !== 'invoicePaymentFailed') return false;
  const invoice = invoices[news.invoiceId];
  if (!invoice || !isShownToClient(invoice)) return true;
  return news.template === 'invoicePaymentFailed' && invoice.paymentState !== 'failed';
}
