import { isShownToClient } from '../invoices/invoiceViews.ts';
import { itemIdOf } from '../payments/combined/allocation.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { ClientNotification } from '../requests/taskSteps.ts';

/**
 * Whether a delayed notification is no longer true: a failed payment that was made up for, a fee that failed again (its
 * own task notifies), or a withdrawn invoice. Receipts stay true.
 */
export function isOutdatedNotification(
  { payment, files, invoices }: RequestRoot,
  notification: ClientNotification,
): boolean {
  if (notification.template === 'feePaymentFailed') {
    if (payment.state !== 'failed') return true;
    return notification.chargeId !== undefined && payment.chargeId !== notification.chargeId;
  }
  if (
    notification.template === 'fileTermsChanged' ||
    notification.template === 'downloadAllowed' ||
    notification.template === 'downloadDeclined'
  )
    return files[notification.fileId]?.deletedAt !== null;
  if (notification.template === 'itemsPaymentFailed') {
    const states = notification.items.map(
      (item) => (files[itemIdOf(item)] ?? invoices[itemIdOf(item)])?.paymentState,
    );
    return !states.includes('failed');
  }
  if (notification.template === 'filePaymentFailed')
    return files[notification.fileId]?.paymentState !== 'failed';
  if (notification.template !== 'invoiceSent' && notification.template !== 'invoicePaymentFailed')
    return false;
  const invoice = invoices[notification.invoiceId];
  if (!invoice || !isShownToClient(invoice)) return true;
  return notification.template === 'invoicePaymentFailed' && invoice.paymentState !== 'failed';
}
