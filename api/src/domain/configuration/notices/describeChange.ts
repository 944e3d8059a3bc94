import { noticeFacts } from './noticeFacts.ts';
import type { StoredChange } from './storedNotices.ts';

const MAX = 500;

/** What a change made of something, in one line. */
export function describeChange(change: StoredChange): string {
  const { from, to } = noticeFacts(change);
  if (!to) return '—';
  const changed = Object.entries(to).filter(
    // When a disturbance began is nobody's choice.
    ([name, value]) => name !== 'since' && (from === null || from[name] !== value),
  );
  return changed
    .map(([, value]) => value || '—')
    .join(', ')
    .slice(0, MAX);
}
