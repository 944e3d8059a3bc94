import { closedStatuses, statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { readUser } from '../../data/accounts/users.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { expectedRefund } from '../../domain/files/withdrawFile.ts';
import { isOutdatedNotification } from '../../domain/notifications/isOutdatedNotification.ts';
import { type Delivery, deliveriesOf } from '../../domain/notifications/deliveriesOf.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { type ClientNotification, clientNotifications } from '../../domain/requests/taskSteps.ts';
import { combinedPaymentEmail } from '../../services/email/templates/payments/combinedPaymentEmail.ts';
import { downloadAnsweredEmail } from '../../services/email/templates/downloadAnsweredEmail.ts';
import { fileChangedEmail } from '../../services/email/templates/fileChangedEmail.ts';
import { filePaymentEmail } from '../../services/email/templates/payments/filePaymentEmail.ts';
import { filesAddedEmail } from '../../services/email/templates/filesAddedEmail.ts';
import { feePaymentFailedEmail } from '../../services/email/templates/payments/feePaymentFailedEmail.ts';
import { invoiceEmail } from '../../services/email/templates/payments/invoiceEmail.ts';
import type { Email } from '../../services/email/email.ts';
import { requestSubmittedEmail } from '../../services/email/templates/requestSubmittedEmail.ts';
import { sendEmailWithContact } from './sendEmailWithContact.ts';
import { statusChangedEmail } from '../../services/email/templates/statusChangedEmail.ts';
import { submissionRejectedEmail } from '../../services/email/templates/submissionRejectedEmail.ts';
import { updateReceivedEmail } from '../../services/email/templates/updateReceivedEmail.ts';
import { smsAboutRequest } from '../../services/sms/aboutRequest.ts';
import { sendSms } from '../../services/sms/sendSms.ts';

/**
 * Notifies everyone who should hear about an event, by their preferences. Skips outdated notifications. Throws if a
 * message could not be sent; a retry does not repeat messages already sent.
 */
export async function notifyClient(
  root: RequestRoot,
  notification: ClientNotification,
  now: Date,
): Promise<void> {
  if (isOutdatedNotification(root, notification)) return;
  const owners = await Promise.all(root.owners.map((userId) => readUser(userId)));
  const contact = {
    email: root.fields.contactEmail || root.fields.copyServiceEmail,
    language: root.language,
  };
  const existingOwners = owners.filter((owner) => owner !== null);
  for (const delivery of deliveriesOf(
    clientNotifications[notification.template].importance,
    contact,
    existingOwners,
  )) {
    await deliver(root, notification, delivery, now);
  }
}

async function deliver(
  root: RequestRoot,
  notification: ClientNotification,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const { to, language, userId } = delivery;
  const email = await emailOf(root, notification, delivery);
  // The contact and each client get their own email, which is sent once.
  const id = userId ? `${email.id}-${userId}` : email.id;
  if (delivery.channel === 'email') return sendEmailWithContact({ ...email, id }, now);
  const { requestId, fields } = root;
  return sendSms(
    await smsAboutRequest(notification.template, { id, to, language, requestId, orderId: fields.orderId }),
    now,
  );
}

async function emailOf(
  root: RequestRoot,
  notification: ClientNotification,
  { to, language, mayContainCode }: Delivery,
): Promise<Email> {
  const { requestId, fields, payment } = root;
  const verificationCode = mayContainCode ? verificationCodeOf(root.draftId) : null;
  const facts = { requestId, to, language, orderId: fields.orderId, verificationCode };
  switch (notification.template) {
    case 'requestSubmitted':
      return requestSubmittedEmail({ ...facts, feeIsClearing: payment.state === 'clearing' });
    case 'feePaymentFailed':
      return feePaymentFailedEmail({
        ...facts,
        chargeId: notification.chargeId ?? payment.chargeId ?? '',
        isClosed: closedStatuses.includes(root.status),
      });
    case 'statusChanged': {
      const statusLabel = statusDefinitionOf(notification.status, await requestStatuses.read()).label;
      return statusChangedEmail({ ...facts, seq: notification.seq, statusLabel });
    }
    case 'filePaid':
    case 'filePaymentFailed':
    case 'fileRefunded': {
      const file = root.files[notification.fileId];
      return filePaymentEmail({
        ...facts,
        template:
          notification.template === 'fileRefunded' && file?.withdrawnAt
            ? 'withdrawnFileRefunded'
            : notification.template,
        seq: notification.seq,
        amountCents: file?.chargeCents ?? 0,
        intentId: notification.template === 'fileRefunded' ? notification.intentId : (file?.intentId ?? ''),
      });
    }
    case 'fileWithdrawn':
    case 'fileTermsChanged': {
      const file = root.files[notification.fileId];
      return fileChangedEmail({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        chargeCents: file?.chargeCents ?? 0,
        refund: file ? expectedRefund(file) : null,
      });
    }
    case 'downloadAllowed':
    case 'downloadDeclined':
      return downloadAnsweredEmail({ ...facts, template: notification.template, seq: notification.seq });
    case 'updateReceived':
      return updateReceivedEmail({ ...facts, updateId: notification.updateId });
    case 'submissionRejected':
      return submissionRejectedEmail({ ...facts, seq: notification.seq, missing: notification.missing });
    case 'filesAdded':
      return filesAddedEmail({ ...facts, seq: notification.seq });
    case 'itemsPaid':
    case 'itemsPaymentFailed':
      return combinedPaymentEmail({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        intentId: notification.intentId,
        items: notification.items.map((item) => ({
          invoiceNumber: item.kind === 'invoice' ? (root.invoices[item.invoiceId]?.number ?? '') : null,
          cents: item.cents,
        })),
      });
    case 'invoiceSent':
    case 'invoicePaid':
    case 'invoicePaymentFailed':
    case 'invoiceRefunded': {
      const invoice = root.invoices[notification.invoiceId];
      const refunded = notification.template === 'invoiceRefunded' ? notification.refundId : undefined;
      const refund = invoice?.refunds.find(({ refundId }) => refundId === refunded);
      return invoiceEmail({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        invoiceNumber: invoice?.number ?? '',
        amountCents: refund?.cents ?? invoice?.totalCents ?? 0,
        intentId: notification.template === 'invoiceSent' ? null : ((refund ?? invoice)?.intentId ?? null),
      });
    }
  }
}
