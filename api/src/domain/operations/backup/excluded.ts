import type { StoredDocument } from './documents.ts';

/**
 * Documents in `accounts` that are useless in another portal: sessions, counters of calls and wrong codes, codes that
 * confirm phone numbers, sign-ins and restores in progress, whether the email service sends, which notice an email belongs to
 * and when the latest report came, when an operator last ran what is scheduled, and the positions in Stripe's events and
 * balance transactions, which a new portal records again.
 */
const EXCLUDED_ACCOUNTS =
  /^((session|rate|attempts|phone-code|oauth|restore|sent-email)\||(outbox-sweep|email-delay|reconciliation|transaction-copy|operator-runs|delivery-reports)$)/;

/** Zips and bulk actions. A restored portal must not continue a bulk action of another day. */
const EXCLUDED_TYPES = new Set(['bundle', 'bulk-action', 'bulk-rows', 'idempotency', 'staff-notice']);
const EXCLUDED_TASKS = /^task\|(bundle\||bulk-action$)/;

/** What a backup leaves out: short-lived data, and zips, which are built again on request. Printed after each backup. */
export const excluded = [
  'sessions',
  'counters of calls and of wrong codes',
  'codes that confirm phone numbers',
  'sign-ins with Google or GitHub in progress',
  'which notice an email belongs to (reports about emails that were sent before are dropped)',
  'the position in Stripe’s events (the portal reads the events of the last 30 days again)',
  'the position in Stripe’s balance transactions (the portal reads those of the last 400 days again)',
  'when a backup was last made and the audit trail last verified',
  'zips of documents (bundles), with the tasks that build them',
  'pages that were prepared from sources of packets, with their thumbnails (made again when somebody opens them)',
  'bulk actions in progress, and their results',
  'copies of the seals of the audit trail (the portal writes them to its archive again)',
  'messages in queues: unsent account emails (request them again) and scan results (restored uploads are scanned again)',
] as const;

/** Whether a backup leaves out a document. A restore must not bring back a session that was ended after the backup. */
export function isExcluded(container: string, { id, type }: StoredDocument): boolean {
  if (container === 'accounts') return EXCLUDED_ACCOUNTS.test(id);
  if (container === 'requests') return EXCLUDED_TYPES.has(String(type)) || EXCLUDED_TASKS.test(id);
  return false;
}
