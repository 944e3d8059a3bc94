import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropStaleSession } from '../../lib/session/dropStaleSession.ts';
import { joinTabs } from '../../lib/session/tabs/joinTabs.ts';
import { onSession, useSession } from '../../lib/session/session.ts';
import { latestSessionEnd } from '../../lib/session/sessionNews.ts';
import { claimTab } from '../../lib/session/tabs/tabOwner.ts';
import { useAppliedSettings } from '../../features/accounts/api/useAppliedSettings.ts';
import { forgetSession } from './forgetSession.ts';
import { IdleWatch } from './IdleWatch.tsx';
import { useExpiry } from './useExpiry.ts';

/** Watches over a session wherever its owner is in the portal: its end, other tabs, idleness, and what they prefer. */
export function SessionWatch() {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    // The session may have ended while this code was on its way.
    const missed = latestSessionEnd();
    if (missed) forgetSession(missed, queryClient);
    return onSession((_claims, end) => {
      if (end) forgetSession(end, queryClient);
    });
  }, [queryClient]);
  useEffect(claimTab, []);
  useEffect(joinTabs, []);
  useEffect(dropStaleSession, []);
  useExpiry(session);
  useAppliedSettings(session);
  return session && isProvider(session.role) ? <IdleWatch key={session.sid} session={session} /> : null;
}
