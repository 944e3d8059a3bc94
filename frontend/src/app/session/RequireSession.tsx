import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { dropStaleSession } from '../../lib/session/dropStaleSession.ts';
import { clearReturnPath, saveReturnPath } from '../../lib/session/returnPath.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { latestSessionEnd } from '../../lib/session/sessionChanges.ts';
import { requestSessionFromTabsLazily } from '../../lib/session/tabs/requestSessionFromTabsLazily.ts';

/** Renders its children for signed-in users. Sends others to the sign-in and back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const isAskingTabs = useIsAskingTabs();
  useEffect(() => {
    if (session) clearReturnPath();
  }, [session]);
  if (session) return children;
  return isAskingTabs ? <ScreenSkeleton /> : <RedirectToSignIn />;
}

/** True while this tab has no session and asks other tabs for one. */
function useIsAskingTabs(): boolean {
  const [isAskingTabs, setIsAskingTabs] = useState(() => !currentSession());
  useEffect(() => {
    if (!isAskingTabs) return;
    dropStaleSession();
    void requestSessionFromTabsLazily().finally(() => setIsAskingTabs(false));
  }, [isAskingTabs]);
  return isAskingTabs;
}

/** Redirects to the sign-in. The router state has the requested page and how the latest session ended. */
function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  const end = latestSessionEnd();
  const from = end === 'signed-out' ? undefined : `${pathname}${search}${hash}`;
  useEffect(() => {
    if (from) saveReturnPath(from);
  }, [from]);
  return <Navigate to="/login" replace state={{ from, end }} />;
}
