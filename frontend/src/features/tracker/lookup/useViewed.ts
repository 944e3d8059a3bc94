import { useEffect } from 'react';
import { currentSession } from '../../../lib/session/session.ts';
import { recordRecent } from '../../recents/recentRequests.ts';
import { viewerOf } from '../../recents/viewerOf.ts';

/** Notes the request among the recent ones of whoever looks at it. */
export function useViewed(requestId: string | undefined): void {
  useEffect(() => {
    if (!requestId) return;
    recordRecent(viewerOf(currentSession()), requestId, new Date());
  }, [requestId]);
}
