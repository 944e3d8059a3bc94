import type { QueryClient } from '@tanstack/react-query';
import { clearRecents } from '../../features/requests/recents/recentRequests.ts';
import { forgetLastInput } from '../../lib/session/lastInput.ts';
import { forgetPreferences } from '../../lib/session/preferences.ts';
import type { SessionEnd } from '../../lib/session/session.ts';

/**
 * Forgets what else belongs to the person whose session ended (`closeSession` has emptied the tab). One that ran out leaves an unfinished request and the list
 * of recent requests where they are: its owner signs in again and goes on; for anybody else `claimTab` drops it.
 */
export function forgetSession(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  forgetPreferences();
  forgetLastInput();
  if (end !== 'expired') clearRecents();
}
