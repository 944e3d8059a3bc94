import type {
  NoticeKind,
  NoticeState,
  UndeliveredRecipient,
} from '@portal/contract/notifications/schemas.ts';
import type { TFunction } from 'i18next';

/** What a notice is about. Kinds of a newer API than this screen have a general name. */
export function kindLabel(kind: string, t: TFunction): string {
  const labels: Record<NoticeKind, string> = {
    requestSubmitted: t('Request received'),
    feePaymentFailed: t('Payment of the processing fee failed'),
    statusChanged: t('Status changed'),
    filesAdded: t('Documents released'),
    filePaid: t('Document paid'),
    filePaymentFailed: t('Payment for a document failed'),
    fileRefunded: t('Document refunded'),
    fileWithdrawn: t('Document withdrawn'),
    fileTermsChanged: t('Terms of a document changed'),
    scopeNarrowed: t('Scope narrowed'),
    downloadAllowed: t('Another download allowed'),
    downloadDeclined: t('Another download declined'),
    downloadReminder: t('Reminder to download documents'),
    invoiceSent: t('Invoice sent'),
    invoicePaid: t('Invoice paid'),
    invoicePaymentFailed: t('Payment of an invoice failed'),
    invoiceRefunded: t('Invoice refunded'),
    itemsPaid: t('Combined payment received'),
    itemsPaymentFailed: t('Combined payment failed'),
    updateReceived: t('Update received'),
    messageReceived: t('New message from records staff'),
    missingReminder: t('Reminder of what is missing'),
    submissionRejected: t('Submission rejected'),
    combined: t('Several changes in one email'),
    codeReplaced: t('New verification code'),
    accountAdded: t('An account added the request'),
    bankVerification: t('Bank account to verify'),
    presentState: t('Current status, sent by staff'),
    staffMessage: t('New message from the client'),
    staffUpdate: t('New update from the client'),
    staffDownloadRequest: t('The client asks for another download'),
    staffDispute: t('Disputed payment'),
    staffReminder: t('Reminder for staff'),
  };
  return Object.hasOwn(labels, kind) ? labels[kind as NoticeKind] : t('Notification');
}

export function stateLabel(state: NoticeState, t: TFunction): string {
  switch (state) {
    case 'sent':
      return t('Sent');
    case 'expanded':
      return t('Passed on to a distribution list');
    case 'delivered':
      return t('Delivered');
    case 'quarantined':
      return t('Held back as spam');
    case 'filtered':
      return t('Rejected as spam');
    case 'failed':
      return t('Not delivered');
    case 'bounced':
      return t('Bounced');
    case 'suppressed':
      return t('Not sent: the address bounced before');
    case 'not_sent':
      return t('Not sent: emails to this address are off');
  }
}

/** How a state is marked: `attention` if the notice did not arrive, as far as it is known. */
export function stateTone(state: NoticeState): 'plain' | 'good' | 'attention' {
  if (state === 'delivered') return 'good';
  return state === 'sent' || state === 'expanded' ? 'plain' : 'attention';
}

/** Whom emails do not reach. */
export function titleOf({ recipient, address }: UndeliveredRecipient, t: TFunction): string {
  switch (recipient) {
    case 'contact':
      return t('Emails don’t reach the contact, {{address}}', { address });
    case 'attorney':
      return t('Emails don’t reach the attorney, {{address}}', { address });
    case 'account':
      return t('Emails don’t reach the account {{address}}', { address });
  }
}
