import { noticeFacts } from './noticeFacts.ts';
import type { StoredChange } from './storedNotices.ts';

const MAX_LENGTH = 500;

/** The new values of a change, in one line. */
export function describeChange(change: StoredChange): string {
  const { from, to } = noticeFacts(change);
  if (!to) return '—';
  const changed = Object.entries(to).filter(
    // Admins cannot set the start of an incident.
    ([name, value]) => name !== 'since' && (from === null || from[name] !== value),
  );
  return changed
    .map(([, value]) => value || '—')
    .join(', ')
    .slice(0, MAX_LENGTH);
}
