import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSettings } from '../../features/accounts/api/useSettings.ts';
import { clearRecents } from '../../features/requests/recents/recentRequests.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { dropStaleSession } from '../../lib/session/dropStaleSession.ts';
import { forgetLastInput } from '../../lib/session/lastInput.ts';
import { forgetPreferences, savePreferences } from '../../lib/session/preferences.ts';
import { closeSession, onSession, type SessionEnd, useSession } from '../../lib/session/session.ts';
import { latestSessionEnd } from '../../lib/session/sessionChanges.ts';
import { signOut } from '../../lib/session/signOut.ts';
import { joinTabs } from '../../lib/session/tabs/joinTabs.ts';
import { claimTab } from '../../lib/session/tabs/tabOwner.ts';
import { IdleDialog } from './IdleDialog.tsx';
import { useIdle } from './useIdle.ts';

/** No timer waits longer than 2^31 ms; a remembered session lasts longer than that. */
const MAX_TIMER_MS = 24 * 60 * 60_000;

/** Closes the session when its token runs out; at once when that happened while the computer slept. */
function useExpiry(session: Claims | null): void {
  const expiresAtMs = session && session.exp * 1000;
  useEffect(() => {
    if (expiresAtMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const leftMs = expiresAtMs - Date.now();
      if (leftMs <= 0) closeSession('expired');
      else timer = setTimeout(look, Math.min(leftMs, MAX_TIMER_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAtMs]);
}

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
  return session && isStaffRole(session.role) ? <IdleWatch key={session.sid} session={session} /> : null;
}

/** Warns somebody who does nothing for long, and signs them out a minute later. */
function IdleWatch({ session }: { session: Claims }) {
  const { secondsLeft, stay } = useIdle(session);
  if (secondsLeft === null) return null;
  return <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLogOut={() => void signOut()} />;
}

/**
 * Forgets what else belongs to the person whose session ended (`closeSession` has emptied the tab). One that ran out leaves an unfinished request and the list
 * of recent requests where they are: its owner signs in again and goes on; for anybody else `claimTab` drops it.
 */
function forgetSession(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  forgetPreferences();
  forgetLastInput();
  if (end !== 'expired') clearRecents();
}

/** Puts the portal into the language, time zone and theme of the signed-in person. */
function useAppliedSettings(session: Claims | null): void {
  const settings = useSettings(session);
  const { language, timezone, darkMode } = settings ?? {};
  useEffect(() => {
    if (!language || !timezone || darkMode === undefined) return;
    savePreferences({ language, timezone, darkMode });
  }, [language, timezone, darkMode]);
  useEffect(() => {
    // Texts that do not come leave the page in the language that it has.
    if (language) void switchLanguage(language).catch(() => undefined);
  }, [language]);
}
