import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';

/** How an entry looks from afar. */
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

const icons: Readonly<Record<string, ActivityIcon>> = {
  submitted: 'added',
  'files-added': 'added',
  'update-submitted': 'added',
  edited: 'changed',
  'invoice-created': 'added',
  'invoice-edited': 'changed',
  'invoice-activated': 'changed',
  'invoice-deactivated': 'changed',
  'invoice-deleted': 'changed',
  'code-shown': 'code',
  'due-date-changed': 'date',
  'files-deleted': 'deleted',
  'file-withdrawn': 'deleted',
  'file-terms-changed': 'changed',
  'retention-changed': 'date',
  'window-extended': 'date',
  'download-allowed': 'downloaded',
  'file-downloaded': 'downloaded',
  'activity-exported': 'downloaded',
  'invoice-settled': 'paid',
  'invoice-refunded': 'paid',
  'fee-disputed': 'paid',
  'file-disputed': 'paid',
  'file-refunded': 'paid',
  'file-reopened': 'paid',
  'invoice-disputed': 'paid',
  'invoice-reopened': 'paid',
  'owner-added': 'person',
  assigned: 'person',
  'status-changed': 'status',
  'invoice-sent': 'status',
  'review-started': 'person',
  'review-reopened': 'status',
  'submission-approved': 'status',
  'submission-rejected': 'status',
  'request-opened': 'viewed',
};

const payments: readonly string[] = ['fee-payment', 'file-payment', 'invoice-payment'];

/** States of a payment that somebody made; one in another state was prepared alone. */
const made: readonly unknown[] = ['paid', 'clearing', 'failed'];

export function iconOf({ kind, action, verdict, to }: ActivityEntry): ActivityIcon {
  if (payments.includes(kind)) return made.includes(to) ? 'paid' : 'prepared';
  if (kind === 'file-opened') return action === 'download' ? 'downloaded' : 'viewed';
  if (kind === 'file-scanned') return verdict === 'infected' ? 'unsafe' : 'safe';
  return icons[kind] ?? 'other';
}
