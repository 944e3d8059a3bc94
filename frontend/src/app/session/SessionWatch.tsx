import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { chosenTimeZone } from '@portal/contract/accounts/schemas/user.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../../lib/session/profileQuery.ts';
import { useSettings } from '../../features/accounts/api/useSettings.ts';
import { clearRecents } from '../../features/requests/recents/recentRequests.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import type { Claims } from '../../lib/session/claims.ts';
import { dropStaleSession } from '../../lib/session/dropStaleSession.ts';
import { clearLastInput } from '../../lib/session/lastInput.ts';
import { clearPreferences, savePreferences } from '../../lib/session/preferences.ts';
import { closeSession, onSession, type SessionEnd, useSession } from '../../lib/session/session.ts';
import { latestSessionEnd } from '../../lib/session/sessionChanges.ts';
import { signOut } from '../../lib/session/signOut.ts';
import { joinTabs } from '../../lib/session/tabs/joinTabs.ts';
import { claimTab } from '../../lib/session/tabs/tabOwner.ts';
import { SmallDialog } from '../../components/dialogs/SmallDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { useIdle } from './useIdle.ts';

/** Timers overflow at 2^31 ms, and a remembered session lasts longer. */
const MAX_TIMER_MS = 24 * 60 * 60_000;

const PRELOAD_DELAY_MS = 30_000;

/** Closes the session when its token expires, or on wake-up if it expired while the computer slept. */
function useExpiry(session: Claims | null): void {
  const expiresAtMs = session && session.exp * 1000;
  useEffect(() => {
    if (expiresAtMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkExpiry = () => {
      clearTimeout(timer);
      const remainingMs = expiresAtMs - Date.now();
      if (remainingMs <= 0) closeSession('expired');
      else timer = setTimeout(checkExpiry, Math.min(remainingMs, MAX_TIMER_MS));
    };
    checkExpiry();
    document.addEventListener('visibilitychange', checkExpiry);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkExpiry);
    };
  }, [expiresAtMs]);
}

/** Handles the session on every page: its end, other tabs, inactivity, and the user's settings. */
export function SessionWatch() {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    // The session may have ended while this code was loading.
    const missedEnd = latestSessionEnd();
    if (missedEnd) forgetSession(missedEnd, queryClient);
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

/** Warns an inactive user, and signs them out a minute later. */
function IdleWatch({ session }: { session: Claims }) {
  const { secondsLeft, stay } = useIdle(session);
  // Loads the warning while the server can be reached, after the page itself.
  useEffect(() => {
    const timer = setTimeout(() => void SmallDialog.preload(), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (secondsLeft === null) return null;
  return <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLogOut={() => void signOut()} />;
}

/**
 * Removes the other data of a user whose session ended (`closeSession` has cleared the tab). After an expired session, the
 * unfinished request and the list of recent requests stay for their owner; `claimTab` drops them for anyone else.
 */
function forgetSession(end: SessionEnd, queryClient: QueryClient): void {
  queryClient.clear();
  clearPreferences();
  clearLastInput();
  if (end !== 'expired') clearRecents();
}

/** Applies the language, time zone and theme of the signed-in user. */
function useAppliedSettings(session: Claims | null): void {
  const settings = useSettings(session);
  const { language, darkMode } = settings ?? {};
  const timezone = settings && chosenTimeZone(settings);
  const { data: facilityTimeZone } = useQuery({
    ...profileQuery(session?.userId ?? ''),
    enabled: session !== null,
    select: (user) => user.facilityTimeZone,
  });
  useEffect(() => {
    if (!language || timezone === undefined || darkMode === undefined) return;
    savePreferences({ language, timezone, darkMode, facilityTimeZone });
  }, [language, timezone, darkMode, facilityTimeZone]);
  useEffect(() => {
    // If the texts cannot be loaded, the page keeps its language.
    if (language) void switchLanguage(language).catch(() => undefined);
  }, [language]);
}
