import type { QueryClient } from '@tanstack/react-query';
import { clearRecents } from '../../features/recents/recentRequests.ts';
import { forgetLastInput } from '../../lib/session/lastInput.ts';
import { forgetPreferences } from '../../lib/session/preferences.ts';
import { forgetReturnPath } from '../../lib/session/returnPath.ts';
import type { SessionEnd } from '../../lib/session/session.ts';
import { sessionKeys } from '../../lib/sessionKeys.ts';

/**
 * Forgets what belongs to the person whose session ended. One that ran out leaves an unfinished request and the list
 * of recent requests where they are: its owner signs in again and goes on.
 */
export function forgetSession(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  forgetPreferences();
  forgetLastInput();
  if (end === 'expired') return;
  clearRecents();
  const { draft, payment, pendingSubmission } = sessionKeys;
  for (const key of [draft, payment, pendingSubmission]) sessionStorage.removeItem(key);
  if (end === 'signed-out') forgetReturnPath();
}
