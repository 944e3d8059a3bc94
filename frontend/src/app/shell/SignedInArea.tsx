import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { useTabOwnerVersion } from '../../lib/session/tabs/tabOwner.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';

/** Layout route of the pages that need a session. */
export function SignedInArea() {
  const ownerVersion = useTabOwnerVersion();
  return (
    <RequireSession>
      <AppShell key={ownerVersion}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </RequireSession>
  );
}
