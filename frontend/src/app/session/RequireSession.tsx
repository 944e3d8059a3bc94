import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { dropStaleSession } from '../../lib/session/dropStaleSession.ts';
import { forgetReturnPath, rememberReturnPath } from '../../lib/session/returnPath.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';
import { latestSessionEnd } from '../../lib/session/sessionChanges.ts';
import { requestSessionFromTabsLazily } from '../../lib/session/tabs/requestSessionFromTabsLazily.ts';

/** Lets signed-in people through; everybody else signs in first and comes back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const asking = useAsking();
  useEffect(() => {
    if (session) forgetReturnPath();
  }, [session]);
  if (session) return children;
  return asking ? <ScreenSkeleton /> : <ToSignIn />;
}

/** True while other tabs are asked for a session that this one does not have. */
function useAsking(): boolean {
  const [asking, setAsking] = useState(() => !currentSession());
  useEffect(() => {
    if (!asking) return;
    dropStaleSession();
    void requestSessionFromTabsLazily().finally(() => setAsking(false));
  }, [asking]);
  return asking;
}

/** The router state that the sign-in screen finds: the page that asked, and how the latest session ended. */
function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const end = latestSessionEnd();
  const from = end === 'signed-out' ? undefined : `${pathname}${search}${hash}`;
  useEffect(() => {
    if (from) rememberReturnPath(from);
  }, [from]);
  return <Navigate to="/login" replace state={{ from, end }} />;
}
