import type { ActivityEntry, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';

/** Names of the icons of activity entries. */
export type ActivityIcon =
  | 'added'
  | 'changed'
  | 'code'
  | 'date'
  | 'deleted'
  | 'downloaded'
  | 'other'
  | 'paid'
  | 'person'
  | 'prepared'
  | 'safe'
  | 'status'
  | 'unsafe'
  | 'viewed';

type IconOf = ActivityIcon | ((entry: ActivityEntry) => ActivityIcon);

/** States of a payment that was made. In any other state it was only started. */
const completedStates: readonly unknown[] = ['paid', 'clearing', 'failed'];
const paymentIcon = ({ to }: ActivityEntry) => (completedStates.includes(to) ? 'paid' : 'prepared');

const icons: Readonly<Record<string, IconOf>> = {
  submitted: 'added',
  'files-added': 'added',
  'update-submitted': 'added',
  edited: 'changed',
  'correction-applied': 'changed',
  'correction-kept': 'status',
  'invoice-created': 'added',
  'invoice-edited': 'changed',
  'invoice-activated': 'changed',
  'invoice-deactivated': 'changed',
  'invoice-deleted': 'changed',
  'code-shown': 'code',
  'code-replaced': 'code',
  'notice-undelivered': 'unsafe',
  'undelivered-ended': 'safe',
  'notice-resent': 'status',
  'undelivered-handled': 'status',
  'address-released': 'changed',
  'contact-changed': 'changed',
  'scope-narrowed': 'changed',
  'due-date-changed': 'date',
  'reminder-sent': 'date',
  'authority-changed': 'changed',
  skipped: 'person',
  'files-deleted': 'deleted',
  'file-withdrawn': 'deleted',
  'incident-recorded': 'unsafe',
  'incident-changed': 'changed',
  'incident-letter-issued': 'added',
  'incident-letter-read': 'downloaded',
  'file-terms-changed': 'changed',
  'retention-changed': 'date',
  'window-extended': 'date',
  'download-requested': 'date',
  'download-allowed': 'downloaded',
  'download-declined': 'status',
  'activity-exported': 'downloaded',
  'messages-exported': 'downloaded',
  'invoice-settled': 'paid',
  'invoice-refunded': 'paid',
  'fee-disputed': 'paid',
  'file-disputed': 'paid',
  'file-refunded': 'paid',
  'payment-refunded': 'paid',
  'file-reopened': 'paid',
  'invoice-disputed': 'paid',
  'invoice-reopened': 'paid',
  'owner-added': 'person',
  'owner-removed': 'person',
  'owner-readmitted': 'person',
  assigned: 'person',
  'status-changed': 'status',
  'status-waiting': 'status',
  'status-wait-late': 'unsafe',
  'status-wait-ended': 'unsafe',
  'invoice-sent': 'status',
  'message-sent': 'added',
  'messages-deleted': 'deleted',
  'message-assigned': 'person',
  'message-resolved': 'status',
  'message-reopened': 'changed',
  'messages-read': 'viewed',
  'review-started': 'person',
  'review-reopened': 'status',
  'review-checked': 'changed',
  'review-unchecked': 'changed',
  'review-problem-marked': 'changed',
  'review-problem-cleared': 'changed',
  'client-asked': 'status',
  'submission-approved': 'status',
  'submission-rejected': 'status',
  'assembly-opened': 'viewed',
  'sources-added': 'added',
  'source-infected': 'unsafe',
  'source-withdrawn': 'deleted',
  'sources-deleted': 'deleted',
  'pages-arranged': 'changed',
  'pages-redacted': 'changed',
  'pages-checked': 'changed',
  'pages-held': 'unsafe',
  'name-accepted': 'changed',
  'name-withdrawn': 'changed',
  'packet-built': 'prepared',
  'packet-checked': 'safe',
  'packet-to-check': 'person',
  'packet-returned': 'unsafe',
  'packet-blocked': 'unsafe',
  'packet-canceled': 'changed',
  'request-opened': 'viewed',
  'account-verification': 'status',
  'fee-payment': paymentIcon,
  'file-payment': paymentIcon,
  'invoice-payment': paymentIcon,
  'authorization-checked': 'viewed',
  'file-opened': ({ action }) => (action === 'download' ? 'downloaded' : 'viewed'),
  'file-scanned': ({ verdict }) => (verdict === 'infected' ? 'unsafe' : 'safe'),
} satisfies Record<ActivityKind, IconOf>;

/** The icon of an entry; `other` for an unknown kind. */
export function iconOf(entry: ActivityEntry): ActivityIcon {
  const icon = icons[entry.kind] ?? 'other';
  return typeof icon === 'function' ? icon(entry) : icon;
}
