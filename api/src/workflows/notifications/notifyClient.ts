import { closedStatuses, statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import { facilityTimeZone } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { verificationCodeOf } from '../../data/requestIdentity.ts';
import { waitingDocuments } from '../../domain/deadlines/downloadReminder.ts';
import { expectedRefund } from '../../domain/files/withdrawFile.ts';
import { isOutdatedNotification } from '../../domain/notifications/isOutdatedNotification.ts';
import { currentNotifications } from '../../domain/notifications/currentNotifications.ts';
import {
  type Delivery,
  deliveriesOf,
  type NotificationImportance,
} from '../../domain/notifications/deliveriesOf.ts';
import { mostImportantFirst } from '../../domain/notifications/mostImportantFirst.ts';
import { releaseState } from '../../domain/notifications/releaseState.ts';
import { newVersionsOf } from '../../domain/packets/newVersions.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { missingInformationView } from '../../domain/submissions/reviewView.ts';
import { type ClientNotification, clientNotifications } from '../../domain/requests/taskSteps.ts';
import { combinedEmail } from '../../services/email/templates/combinedEmail.ts';
import { combinedPaymentEmail } from '../../services/email/templates/payments/combinedPaymentEmail.ts';
import { downloadAnsweredEmail } from '../../services/email/templates/downloadAnsweredEmail.ts';
import { downloadReminderEmail } from '../../services/email/templates/files/downloadReminderEmail.ts';
import { fileChangedEmail } from '../../services/email/templates/files/fileChangedEmail.ts';
import { filePaymentEmail } from '../../services/email/templates/payments/filePaymentEmail.ts';
import { filesAddedEmail } from '../../services/email/templates/files/filesAddedEmail.ts';
import { feePaymentFailedEmail } from '../../services/email/templates/payments/feePaymentFailedEmail.ts';
import { invoiceEmail } from '../../services/email/templates/payments/invoiceEmail.ts';
import type { Email, RenderedEmail } from '../../services/email/email.ts';
import { messageReceivedEmail } from '../../services/email/templates/messages/messageReceivedEmail.ts';
import { missingReminderEmail } from '../../services/email/templates/missingReminderEmail.ts';
import { requestSubmittedEmail } from '../../services/email/templates/requestSubmittedEmail.ts';
import { contactAndOwnersOf } from './contactAndOwnersOf.ts';
import { sendNotice, sendSmsNotice } from './delivery/sendNotice.ts';
import { sendToEach } from './sendToEach.ts';
import { scopeNarrowedEmail } from '../../services/email/templates/scopeNarrowedEmail.ts';
import { statusChangedEmail } from '../../services/email/templates/statusChangedEmail.ts';
import { submissionRejectedEmail } from '../../services/email/templates/submissionRejectedEmail.ts';
import { updateReceivedEmail } from '../../services/email/templates/updateReceivedEmail.ts';
import { smsAboutRequest } from '../../services/sms/aboutRequest.ts';

/**
 * Notifies everyone who should hear about an event, by their preferences. Skips outdated notifications. Throws if a
 * message could not be sent; a retry does not repeat messages already sent.
 */
export async function notifyClient(
  request: RequestDocument,
  notification: ClientNotification,
  now: Date,
): Promise<void> {
  if (isOutdatedNotification(request, notification)) return;
  const { template } = notification;
  const deliver = () =>
    deliverToAll(
      request,
      { importance: clientNotifications[template].importance, sms: template, about: notification },
      (delivery) => emailOf(request, notification, { delivery, now }),
      now,
    );
  const confirm = () => confirmToAttorney(request, notification, now);
  await sendToEach(template === 'requestSubmitted' ? [deliver, confirm] : [deliver], (send) => send());
}

/** Sends the confirmation to the attorney too if the client wants that. Nobody gets it twice at one address. */
async function confirmToAttorney(
  request: RequestDocument,
  notification: ClientNotification,
  now: Date,
): Promise<void> {
  const { confirmAttorney, lawyerEmail: to = '' } = request.fields;
  if (confirmAttorney !== true || to === '') return;
  const deliveries = deliveriesOf('receipt', ...(await contactAndOwnersOf(request)));
  if (deliveries.some((delivery) => delivery.to.toLowerCase() === to.toLowerCase())) return;
  // After a replacement, only the contact gets the code.
  const mayContainCode = request.codeVersion === undefined;
  const delivery = {
    channel: 'email',
    to,
    language: request.language,
    userId: null,
    mayContainCode,
  } as const;
  const email = await emailOf(request, notification, { delivery, now });
  const about = {
    requestId: request.requestId,
    kind: 'requestSubmitted',
    recipient: 'attorney',
    userId: null,
  } as const;
  await sendNotice({ ...email, id: `${email.id}-attorney` }, about, now);
}

/**
 * Notifies everyone of several delayed notifications with one message each. Leaves out what is no longer true; sends
 * nothing if nothing is left. The ID of the message follows from the whole list, so that a retry does not repeat messages
 * even if less is left by then.
 */
export async function notifyClientOfSeveral(
  request: RequestDocument,
  notifications: readonly ClientNotification[],
  now: Date,
): Promise<void> {
  const current = mostImportantFirst(currentNotifications(request, notifications), (fileIds) =>
    releaseState(request, fileIds, now),
  );
  const [first, ...others] = current;
  if (!first) return;
  const id = combinedId(request, notifications);
  await deliverToAll(
    request,
    {
      importance: 'update',
      ...(others.length === 0 ? { sms: first.template, about: first } : { sms: 'combined' }),
    },
    async (delivery) => {
      if (others.length === 0) return { ...(await emailOf(request, first, { delivery, now })), id };
      const partOf = (each: ClientNotification) => emailOf(request, each, { delivery, now, isPart: true });
      const [main, ...more] = await Promise.all([partOf(first), ...others.map(partOf)]);
      return combinedEmail({ ...factsOf(request, delivery), id, parts: [main, ...more] });
    },
    now,
  );
}

/** Lists of combined notifications have no notification in common, so the versions of the first and last one are unique. */
function combinedId({ requestId }: RequestDocument, notifications: readonly ClientNotification[]): string {
  const versions = notifications.flatMap((each) => ('seq' in each ? each.seq : []));
  return `combined-${requestId}-${versions.at(0)}-${versions.at(-1)}`;
}

interface Message {
  readonly importance: NotificationImportance;
  readonly sms: Parameters<typeof smsAboutRequest>[0];
  /** What the message is about; absent if about several things. */
  readonly about?: ClientNotification;
}

/** Sends text messages last, because a retry after a failed email would send them again. */
async function deliverToAll(
  request: RequestDocument,
  { importance, ...message }: Message,
  write: (delivery: Delivery) => Promise<Email>,
  now: Date,
): Promise<void> {
  const deliveries = deliveriesOf(importance, ...(await contactAndOwnersOf(request)));
  const byChannel = Map.groupBy(deliveries, ({ channel }) => channel);
  for (const channel of ['email', 'sms'] as const) {
    await sendToEach(byChannel.get(channel) ?? [], async (delivery) => {
      await deliver(request, await write(delivery), message, delivery, now);
    });
  }
}

async function deliver(
  request: RequestDocument,
  email: Email,
  { sms, about: notification }: Omit<Message, 'importance'>,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  const { to, language, userId } = delivery;
  // The contact and each client get their own email, which is sent once.
  const id = userId ? `${email.id}-${userId}` : email.id;
  const { requestId, fields } = request;
  const about = { requestId, kind: sms, recipient: userId ? 'account' : 'contact', userId } as const;
  if (delivery.channel === 'email') return sendNotice({ ...email, id }, about, now);
  const status = notification?.template === 'statusChanged' ? notification.status : null;
  const label = status === null ? undefined : statusDefinitionOf(status, await requestStatuses.read()).label;
  const newVersions =
    notification?.template === 'filesAdded' ? newVersionsOf(request, notification.fileIds) : null;
  const facts = {
    id,
    to,
    language,
    requestId,
    orderId: fields.orderId,
    status: label,
    ...(newVersions && { newVersions: { ...newVersions, timeZone: await facilityTimeZone() } }),
  };
  const message = await smsAboutRequest(sms, facts);
  return sendSmsNotice(message, language, about, now);
}

/**
 * After a replacement, only the contact gets the code: it may have been replaced because of an account that has the
 * request. Accounts open the request without it.
 */
function factsOf(
  { requestId, fields, draftId, codeVersion }: RequestDocument,
  { to, language, mayContainCode, userId }: Delivery,
) {
  const getsCode = mayContainCode && (codeVersion === undefined || userId === null);
  const verificationCode = getsCode ? verificationCodeOf(draftId, codeVersion ?? 0) : null;
  return { requestId, to, language, orderId: fields.orderId, verificationCode };
}

interface Writing {
  readonly delivery: Delivery;
  readonly now: Date;
  /** Whether the email becomes a part of a combined email. */
  readonly isPart?: boolean;
}

/** Writes the email about one notification. */
async function emailOf(
  request: RequestDocument,
  notification: ClientNotification,
  { delivery, now, isPart = false }: Writing,
): Promise<RenderedEmail> {
  const { payment } = request;
  const facts = factsOf(request, delivery);
  switch (notification.template) {
    case 'requestSubmitted':
      return requestSubmittedEmail({ ...facts, feeIsClearing: payment.state === 'clearing' });
    case 'feePaymentFailed':
      return feePaymentFailedEmail({
        ...facts,
        chargeId: notification.chargeId ?? payment.chargeId ?? '',
        isClosed: closedStatuses.includes(request.status),
      });
    case 'statusChanged': {
      const statusLabel = statusDefinitionOf(notification.status, await requestStatuses.read()).label;
      return statusChangedEmail({ ...facts, seq: notification.seq, statusLabel });
    }
    case 'filePaid':
    case 'filePaymentFailed':
    case 'fileRefunded': {
      const file = request.files[notification.fileId];
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
      const file = request.files[notification.fileId];
      return fileChangedEmail({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        chargeCents: file?.chargeCents ?? 0,
        changed: notification.template === 'fileTermsChanged' ? notification.changed : undefined,
        refund: file ? expectedRefund(file) : null,
      });
    }
    case 'scopeNarrowed':
      return scopeNarrowedEmail({ ...facts, seq: notification.seq });
    case 'downloadAllowed':
    case 'downloadDeclined':
      return downloadAnsweredEmail({ ...facts, template: notification.template, seq: notification.seq });
    case 'updateReceived':
      return updateReceivedEmail({ ...facts, updateId: notification.updateId });
    case 'submissionRejected':
      return submissionRejectedEmail({
        ...facts,
        seq: notification.seq,
        missing: notification.missing,
        details: notification.details,
        isRejected: missingInformationView(request).missingInformation?.isRejected ?? false,
        isPart,
      });
    case 'missingReminder': {
      const asked = missingInformationView(request).missingInformation;
      return missingReminderEmail({
        ...facts,
        seq: notification.seq,
        reason: notification.reason,
        missing: asked?.missing ?? [],
        details: asked?.details?.map(({ detail }) => detail),
      });
    }
    case 'downloadReminder': {
      const fileIds = waitingDocuments(request, new Set())?.fileIds ?? [];
      return downloadReminderEmail({
        ...facts,
        seq: notification.seq,
        release: releaseState(request, fileIds, now),
      });
    }
    case 'messageReceived':
      return messageReceivedEmail({
        ...facts,
        seq: notification.seq,
        isOne: request.thread.unreadByClient.length === 1,
      });
    case 'filesAdded':
      return filesAddedEmail({
        ...facts,
        seq: notification.seq,
        release: releaseState(request, notification.fileIds, now),
        newVersions: newVersionsOf(request, notification.fileIds),
        timeZone: await facilityTimeZone(),
      });
    case 'itemsPaid':
    case 'itemsPaymentFailed':
      return combinedPaymentEmail({
        ...facts,
        template: notification.template,
        seq: notification.seq,
        intentId: notification.intentId,
        items: notification.items.map((item) => ({
          invoiceNumber: item.kind === 'invoice' ? (request.invoices[item.invoiceId]?.number ?? '') : null,
          cents: item.cents,
        })),
      });
    case 'invoiceSent':
    case 'invoicePaid':
    case 'invoicePaymentFailed':
    case 'invoiceRefunded': {
      const invoice = request.invoices[notification.invoiceId];
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
