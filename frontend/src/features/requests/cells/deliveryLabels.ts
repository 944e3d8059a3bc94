import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import type { UndeliveredReason } from '@portal/contract/notifications/rejectedMail.ts';
import type { TFunction } from 'i18next';

/** Says in a sentence why an email was not delivered. */
export function reasonLabel(reason: UndeliveredReason, t: TFunction): string {
  switch (reason) {
    case 'mailbox_unknown':
      return t('The mailbox doesn’t exist.');
    case 'mailbox_disabled':
      return t('The mailbox is closed.');
    case 'mailbox_full':
      return t('The mailbox is full.');
    case 'domain_unknown':
      return t('The part of the address after “@” doesn’t exist.');
    case 'unreachable':
      return t('The recipient’s mail server can’t be reached.');
    case 'rejected':
      return t('The recipient’s mail server refuses our emails.');
    case 'spam':
      return t('The recipient’s mail server takes our emails for spam.');
    case 'bounced_before':
      return t('Earlier emails to this address bounced.');
    case 'other':
      return t('The recipient’s mail server gave no clear reason.');
  }
}

export function recipientLabel(recipient: NoticeRecipient, t: TFunction): string {
  switch (recipient) {
    case 'contact':
      return t('Contact');
    case 'attorney':
      return t('Attorney');
    case 'account':
      return t('Account');
    case 'staff':
      return t('Staff');
  }
}
