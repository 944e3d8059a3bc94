import { waitingDocuments } from '../deadlines/downloadReminder.ts';
import { waitOf } from '../deadlines/nextReminder.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import { itemIdOf } from '../payments/combined/allocation.ts';
import { missingInformationView } from '../submissions/reviewView.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { ClientNotification } from '../requests/taskSteps.ts';

/**
 * Whether a notification is no longer true: about a failed payment that has succeeded since, a fee that failed again
 * (which has its own notification), an invoice that was deactivated or paid, documents that all became unavailable, a
 * message that was read, a rejected submission that lacks nothing any more, or a reminder that the client has answered.
 * Receipts never become outdated.
 */
export function isOutdatedNotification(request: RequestDocument, notification: ClientNotification): boolean {
  const { payment, files, invoices } = request;
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
  if (notification.template === 'filesAdded') {
    const scans = scansOf(files, notification.fileIds);
    return !scans.includes('pending') && !scans.includes('clean');
  }
  if (notification.template === 'messageReceived')
    return !request.thread.unreadByClient.includes(notification.number);
  if (notification.template === 'downloadReminder')
    return waitingDocuments(request, new Set())?.since !== notification.since;
  if (notification.template === 'missingReminder') return waitOf(request)?.since !== notification.since;
  if (notification.template === 'submissionRejected')
    return missingInformationView(request).missingInformation === undefined;
  if (notification.template === 'filePaymentFailed')
    return files[notification.fileId]?.paymentState !== 'failed';
  if (notification.template !== 'invoiceSent' && notification.template !== 'invoicePaymentFailed')
    return false;
  const invoice = invoices[notification.invoiceId];
  if (!invoice || !isShownToClient(invoice)) return true;
  if (notification.template === 'invoicePaymentFailed') return invoice.paymentState !== 'failed';
  return invoice.paymentState === 'paid' || invoice.paymentState === 'clearing';
}

/** Whether a notification waits until the malware scan has checked all of its documents. */
export function isAwaitingScan({ files }: RequestDocument, notification: ClientNotification): boolean {
  return notification.template === 'filesAdded' && scansOf(files, notification.fileIds).includes('pending');
}

/** The scan states of the files that were not deleted in the meantime. */
function scansOf(files: RequestDocument['files'], fileIds: readonly string[]) {
  return fileIds
    .flatMap((fileId) => files[fileId] ?? [])
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ scan }) => scan);
}
