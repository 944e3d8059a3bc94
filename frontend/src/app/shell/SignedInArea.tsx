import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { useTabOwnerVersion } from '../../lib/session/tabs/tabOwner.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';

/** Guard and frame of the pages that need an account. */
export function SignedInArea() {
  const handovers = useTabOwnerVersion();
  return (
    <RequireSession>
      <AppShell key={handovers}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </RequireSession>
  );
}
