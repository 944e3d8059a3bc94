import { useEffect } from 'react';
import { readSessionToken } from '../../../lib/sessionToken.ts';
import { recordRecent } from '../../recents/recentRequests.ts';
import { viewerOf } from '../../recents/viewerOf.ts';

/** Notes the request among the recent ones of whoever looks at it. */
export function useViewed(requestId: string | undefined): void {
  useEffect(() => {
    if (!requestId) return;
    const now = new Date();
    recordRecent(viewerOf(readSessionToken(), now), requestId, now);
  }, [requestId]);
}
