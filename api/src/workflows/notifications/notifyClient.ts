import { closedStatuses, statusOf } from '@portal/contract/configuration/catalogues/statuses.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { readUser } from '../../data/accounts/users.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { refundPromised } from '../../domain/files/withdrawFile.ts';
import { isOutdatedNotification } from '../../domain/notifications/isOutdatedNotification.ts';
import { type Delivery, deliveriesOf } from '../../domain/notifications/deliveriesOf.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { type ClientMail, clientMails } from '../../domain/requests/work.ts';
import { fileChanged } from '../../services/mail/letters/fileChanged.ts';
import { filePayment } from '../../services/mail/letters/filePayment.ts';
import { filesAdded } from '../../services/mail/letters/filesAdded.ts';
import { feePaymentFailed } from '../../services/mail/letters/feePaymentFailed.ts';
import { invoiceMail } from '../../services/mail/letters/invoiceMail.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { requestSubmitted } from '../../services/mail/letters/requestSubmitted.ts';
import { sendMailWithContact } from './sendMailWithContact.ts';
import { statusChanged } from '../../services/mail/letters/statusChanged.ts';
import { submissionRejected } from '../../services/mail/letters/submissionRejected.ts';
import { updateReceived } from '../../services/mail/letters/updateReceived.ts';
import { smsAboutRequest } from '../../services/sms/aboutRequest.ts';
import { sendSms } from '../../services/sms/sendSms.ts';

/**
 * Notifies everyone who should hear about an event, by their preferences. Skips outdated notifications. Throws if a
 * message could not be sent; a retry does not repeat messages already sent.
 */
export async function notifyClient(root: RequestRoot, notification: ClientMail, now: Date): Promise<void> {
  if (isOutdatedNotification(root, notification)) return;
  const owners = await Promise.all(root.owners.map((userId) => readUser(userId)));
  const contact = {
    email: root.fields.contactEmail || root.fields.copyServiceEmail,
    language: root.language,
  };
  const existingOwners = owners.filter((owner) => owner !== null);
  for (const delivery of deliveriesOf(clientMails[notification.template].weight, contact, existingOwners)) {
    await deliver(root, notification, delivery, now);
  }
}

async function deliver(
  root: RequestRoot,
  notification: ClientMail,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const { to, language, userId } = delivery;
  const mail = await mailOf(root, notification, delivery);
  // The contact and each client get their own email, which is sent once.
  const id = userId ? `${mail.id}-${userId}` : mail.id;
  if (delivery.channel === 'mail') return sendMailWithContact({ ...mail, id }, now);
  const { requestId, fields } = root;
  return sendSms(
    await smsAboutRequest(notification.template, { id, to, language, requestId, orderId: fields.orderId }),
    now,
  );
}

async function mailOf(
  root: RequestRoot,
  notification: ClientMail,
  { to, language, mayBringCode }: Delivery,
): Promise<Mail> {
  const { requestId, fields, payment } = root;
  const verificationCode = mayBringCode ? verificationCodeOf(root.draftId) : null;
  const facts = { requestId, to, language, orderId: fields.orderId, verificationCode };
  switch (notification.template) {
    case 'requestSubmitted':
      return requestSubmitted({ ...facts, feeIsClearing: payment.state === 'clearing' });
    case 'feePaymentFailed':
      return feePaymentFailed({
        ...facts,
        chargeId: notification.chargeId ?? payment.chargeId ?? '',
        isClosed: closedStatuses.includes(root.status),
      });
    case 'statusChanged': {
      const statusLabel = statusOf(notification.status, await requestStatuses.read()).label;
      return statusChanged({ ...facts, seq: notification.seq, statusLabel });
    }
    case 'filePaid':
    case 'filePaymentFailed':
    case 'fileRefunded': {
      const file = root.files[notification.fileId];
      return filePayment({
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
      return fileChanged({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        chargeCents: file?.chargeCents ?? 0,
        refund: file ? refundPromised(file) : null,
      });
    }
    case 'updateReceived':
      return updateReceived({ ...facts, updateId: notification.updateId });
    case 'submissionRejected':
      return submissionRejected({ ...facts, seq: notification.seq, missing: notification.missing });
    case 'filesAdded':
      return filesAdded({ ...facts, seq: notification.seq });
    case 'invoiceSent':
    case 'invoicePaid':
    case 'invoicePaymentFailed':
    case 'invoiceRefunded': {
      const invoice = root.invoices[notification.invoiceId];
      const refunded = notification.template === 'invoiceRefunded' ? notification.refundId : undefined;
      const refund = invoice?.refunds.find(({ refundId }) => refundId === refunded);
      return invoiceMail({
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
