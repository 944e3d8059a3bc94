import type { StoredDocument } from './storedDocument.ts';

/** Accounts' documents that mean nothing elsewhere or later: sessions, counters of calls and wrong codes, sign-ins and restores under way, and the lease of the sweep, which an empty portal takes as well. */
const PASSING_ACCOUNTS = ['session|', 'rate|', 'attempts|', 'oauth|', 'restore|', 'outbox-sweep'];

/** What a backup does not take: what lives for minutes or hours, and zips, which are made again when asked for. Told after each backup. */
export const leftOut = [
  'sessions',
  'counters of calls and of wrong codes',
  'sign-ins with Google or GitHub that are under way',
  'the lease of the outbox sweep',
  'zips of documents (bundles), with the tasks that build them',
  'copies of the seals of the audit trail (the portal makes them again in its own archive)',
  'messages in queues: mails about accounts that were not sent yet (ask for them again), scan results (a restored upload is scanned again)',
] as const;

/** Whether a backup does not take a document. A session that was ended after the backup must not come to life again. */
export function isLeftOut(container: string, { id, type }: StoredDocument): boolean {
  if (container === 'accounts') return PASSING_ACCOUNTS.some((prefix) => id.startsWith(prefix));
  if (container === 'requests') return type === 'bundle' || id.startsWith('task|bundle|');
  return false;
}
