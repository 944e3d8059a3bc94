import type { StoredDocument } from './documents.ts';

/**
 * Accounts' documents that mean nothing elsewhere or later: sessions, counters of calls and wrong codes, sign-ins and
 * restores under way, and how far Stripe's events were read, which an empty portal notes as well.
 */
const EXCLUDED_ACCOUNTS = /^((session|rate|attempts|oauth|restore)\||(outbox-sweep|reconciliation)$)/;

/** What a backup does not take: what lives for minutes or hours, and zips, which are made again when asked for. Named after each backup. */
export const excluded = [
  'sessions',
  'counters of calls and of wrong codes',
  'sign-ins with Google or GitHub that are under way',
  "how far Stripe's events were read (they are read again, of the last 30 days)",
  'zips of documents (bundles), with the tasks that build them',
  'copies of the seals of the audit trail (the portal makes them again in its own archive)',
  'messages in queues: mails about accounts that were not sent yet (ask for them again), scan results (a restored upload is scanned again)',
] as const;

/** Whether a backup does not take a document. A session that was ended after the backup must not come to life again. */
export function isExcluded(container: string, { id, type }: StoredDocument): boolean {
  if (container === 'accounts') return EXCLUDED_ACCOUNTS.test(id);
  if (container === 'requests') return type === 'bundle' || id.startsWith('task|bundle|');
  return false;
}
